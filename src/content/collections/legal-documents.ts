import { z } from 'zod'
import { defineCollection } from './define-collection.ts'
import { plainText, title, wording } from './field-kinds.ts'
import { media } from './reference-kinds.ts'

/** PDFs that are part of a contract or that the law asks for. Old versions stay readable. */
export const legalDocuments = defineCollection({
  name: 'legal-documents',
  singular: 'legal-document',
  label: 'Legal documents',
  localized: true,
  columns: ['title', 'kind'],
  search: ['title'],
  schema: z.strictObject({
    title,
    kind: z.enum([
      'policy-details',
      'data-protection',
      'broker-mandate',
      'referral-terms',
      'terms-and-conditions',
      'introductory-information',
      'other',
    ]),
    summary: plainText.optional(),
    /** Every version that was ever in force, the newest first. */
    versions: z
      .array(
        z.strictObject({
          /** As printed on the document: `2026-01`. */
          version: wording.max(40),
          /** In force from this day until the next version's. */
          validFrom: z.iso.date(),
          file: media,
          /** What changed, in one sentence. */
          changes: plainText.optional(),
        }),
      )
      .min(1),
    /** Who approved the text. */
    approvedBy: wording.meta({ private: true }).optional(),
  }),
})
