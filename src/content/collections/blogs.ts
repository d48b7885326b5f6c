import { z } from 'zod'
import { LIFE_IN_SECTIONS } from '#sites/blog.ts'
import { defineCollection } from './define-collection.ts'
import { editorNotes, plainText, richText, title, wording } from './field-kinds.ts'
import { media, references } from './reference-kinds.ts'
import { seoFields } from './seo-fields.ts'

const author = z.strictObject({
  name: wording,
  /** What qualifies the author to write about this. */
  role: wording.optional(),
  portrait: media.optional(),
})

/** Articles of the blog. The uid's name is the last part of the address. */
export const blogs = defineCollection({
  name: 'blogs',
  singular: 'blog',
  label: 'Blog articles',
  localized: true,
  columns: ['title', 'isPopular', 'countrySection'],
  search: ['title', 'excerpt'],
  schema: z.strictObject({
    title,
    /** Two or three sentences for lists. */
    excerpt: plainText.optional(),
    body: richText,
    /** Popular articles lead their lists. */
    isPopular: z.boolean().default(false),
    categories: references('blog-categories').default([]),
    author: author.optional(),
    /** How long an unhurried reader takes. */
    readingMinutes: z.int().min(1).max(120).optional(),
    cover: media.optional(),
    /** The 'life in' section that the article belongs to. */
    countrySection: z.enum(LIFE_IN_SECTIONS.map(({ slug }) => slug)).optional(),
    /** Articles to read next. */
    related: references('blogs').optional(),
    /** When an editor last checked the facts. */
    reviewedOn: z.iso.date().optional(),
    seo: seoFields.optional(),
    editorNotes: editorNotes.optional(),
  }),
})
