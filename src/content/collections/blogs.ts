import { z } from 'zod'
import { GUIDE_TOOLS } from '../guide-tools.ts'
import { lineChoice } from '../page-blocks/block-choices.ts'
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
  columns: ['title', 'isPopular', 'line'],
  search: ['title', 'excerpt'],
  schema: z.strictObject({
    title,
    /** Two or three sentences for lists. */
    excerpt: plainText.optional(),
    /**
     * The article. A paragraph that holds nothing but `[tool]` is where its tool stands; a
     * quotation is shown as a note beside the text.
     */
    body: richText,
    /** Popular articles lead their lists. */
    isPopular: z.boolean().default(false),
    /** What it is about, the main one first; a 'life in' section is one of them. */
    categories: references('blog-categories').default([]),
    /** Who wrote it; our editors when absent. */
    author: author.optional(),
    /** How long an unhurried reader takes; counted from the words when absent. */
    readingMinutes: z.int().min(1).max(120).optional(),
    cover: media.optional(),
    /** The insurance line it leads to, shown with its price; none when absent. */
    line: lineChoice.optional(),
    /** The small tool that it carries. */
    tool: z.enum(GUIDE_TOOLS).optional(),
    /** Articles to read next; others of its categories fill up to three. */
    related: references('blogs').optional(),
    /** When an editor last checked the facts. */
    reviewedOn: z.iso.date().optional(),
    seo: seoFields.optional(),
    editorNotes: editorNotes.optional(),
  }),
})
