import { z } from 'zod'
import { defineCollection } from './define-collection.ts'
import { editorNotes, externalUrl, richText, title, wording } from './field-kinds.ts'

/** Open positions. While one is published, the site says that we are hiring. */
export const jobs = defineCollection({
  name: 'jobs',
  singular: 'job',
  label: 'Jobs',
  localized: true,
  columns: ['title', 'department', 'location'],
  search: ['title', 'department', 'location'],
  schema: z.strictObject({
    title,
    department: wording,
    location: wording,
    employment: z.enum(['full-time', 'part-time', 'internship', 'working-student']),
    /** Whether it can be done from anywhere in Germany. */
    remote: z.boolean().default(false),
    description: richText,
    /** Where to apply; by e-mail when absent. */
    applyUrl: externalUrl.optional(),
    /** No longer shown as open after this day. */
    openUntil: z.iso.date().optional(),
    editorNotes: editorNotes.optional(),
  }),
})
