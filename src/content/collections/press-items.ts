import { z } from 'zod'
import { defineCollection } from './define-collection.ts'
import { externalUrl, plainText, richText, title, wording } from './field-kinds.ts'
import { media } from './reference-kinds.ts'

/** What others write about us, and what we tell them. */
export const pressItems = defineCollection({
  name: 'press-items',
  singular: 'press-item',
  label: 'Press',
  localized: true,
  columns: ['title', 'kind', 'date'],
  search: ['title', 'publication'],
  schema: z.strictObject({
    title,
    /** A mention links to the publication; a release is our own text. */
    kind: z.enum(['mention', 'release']),
    date: z.iso.date(),
    /** Who published it. */
    publication: wording.optional(),
    url: externalUrl.optional(),
    summary: plainText.optional(),
    body: richText.optional(),
    logo: media.optional(),
  }),
})
