import { z } from 'zod'
import { defineCollection } from './define-collection.ts'
import { editorNotes, plainText, richText, title } from './field-kinds.ts'
import { references } from './reference-kinds.ts'
import { seoFields } from './seo-fields.ts'

/** What people ask about: the sections of the help centre. */
export const HELP_TOPICS = [
  'getting-started',
  'eligibility',
  'deductibles',
  'copays',
  'waiting-periods',
  'claims',
  'payments',
  'changes',
  'cancellation',
  'account',
] as const

/** Answers of the help centre. The uid's name is the last part of the address. */
export const helpArticles = defineCollection({
  name: 'help-articles',
  singular: 'help-article',
  label: 'Help articles',
  localized: true,
  columns: ['title', 'topic', 'product'],
  search: ['title', 'summary'],
  schema: z.strictObject({
    title,
    topic: z.enum(HELP_TOPICS),
    /** The insurance line it is about, by its name; about all when absent. */
    product: z
      .string()
      .max(60)
      .regex(/^[a-z]+(-[a-z]+)*$/, { error: 'must be the name of a line, such as household' })
      .optional(),
    /** The short answer. */
    summary: plainText.optional(),
    body: richText,
    related: references('help-articles').optional(),
    seo: seoFields.optional(),
    editorNotes: editorNotes.optional(),
  }),
})
