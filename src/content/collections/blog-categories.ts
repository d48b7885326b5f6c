import { z } from 'zod'
import { BLOG_CATEGORIES, LIFE_IN_SECTIONS } from '#sites/blog.ts'
import { defineCollection } from './define-collection.ts'
import { plainText, title } from './field-kinds.ts'
import { seoFields } from './seo-fields.ts'

/** What the blog writes about: its categories and, in their region, the 'life in' sections. */
export const blogCategories = defineCollection({
  name: 'blog-categories',
  singular: 'blog-category',
  label: 'Blog categories',
  localized: true,
  columns: ['title', 'slug'],
  search: ['title'],
  schema: z.strictObject({
    title,
    /** Last part of the address: `/blog/category/<slug>`, or `/blog/<slug>` for a 'life in' section. */
    slug: z.enum([...BLOG_CATEGORIES, ...LIFE_IN_SECTIONS.map(({ slug }) => slug)]),
    /** Two sentences at the top of its page. */
    description: plainText.optional(),
    seo: seoFields.optional(),
  }),
})
