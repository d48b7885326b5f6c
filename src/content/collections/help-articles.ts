import { z } from 'zod'
import { lineChoice } from '../page-blocks/block-choices.ts'
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
  'documents',
  'account',
  'visa',
] as const

export type HelpTopic = (typeof HELP_TOPICS)[number]

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
    product: lineChoice.optional(),
    /** The short answer, in one to three sentences. */
    summary: plainText.optional(),
    /** Asked so often that the front page of the help centre shows it. */
    isPopular: z.boolean().default(false),
    /** Words by which people look for it and which the text lacks, with commas between them. */
    keywords: plainText.optional(),
    body: richText,
    related: references('help-articles').optional(),
    seo: seoFields.optional(),
    editorNotes: editorNotes.optional(),
  }),
})
