import { z } from 'zod'
import { plainText, richText, title, wording } from '../collections/field-kinds.ts'

/** Lists that are made from the settings, so that they are the same everywhere. */
export const SETTING_LISTS = ['company', 'intermediary', 'ombudsmen', 'insurers'] as const

/** A text of law: version, date, numbered sections with their own addresses. */
export const legalText = z.strictObject({
  __component: z.literal('blocks.legal-text'),
  title,
  /** What matters most, in a few sentences. */
  summary: plainText.optional(),
  /** As it is quoted: `2026-11`. */
  version: wording.max(40),
  /** In force from this day. */
  validFrom: z.iso.date(),
  /** Says which language counts where this is a translation. */
  translationNote: plainText.optional(),
  sections: z
    .array(
      z.strictObject({
        title: wording.max(300),
        body: richText.optional(),
        /** Facts of the settings, below the text. */
        list: z.enum(SETTING_LISTS).optional(),
      }),
    )
    .min(1)
    .max(40),
})
