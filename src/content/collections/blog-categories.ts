import { z } from 'zod'
import { BLOG_CATEGORIES } from '#sites/blog.ts'
import { defineCollection } from './define-collection.ts'
import { plainText, title } from './field-kinds.ts'
import { seoFields } from './seo-fields.ts'

/** What the blog writes about. */
export const blogCategories = defineCollection({
  name: 'blog-categories',
  singular: 'blog-category',
  label: 'Blog categories',
  localized: true,
  columns: ['title', 'slug'],
  search: ['title'],
  schema: z.strictObject({
    title,
    /** Last part of the address: `/blog/category/<slug>`. */
    slug: z.enum(BLOG_CATEGORIES),
    description: plainText.optional(),
    seo: seoFields.optional(),
  }),
})
