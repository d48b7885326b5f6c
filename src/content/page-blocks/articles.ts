import { z } from 'zod'
import { title } from '../collections/field-kinds.ts'
import { references } from '../collections/reference-kinds.ts'

/** Articles of the blog, chosen by hand. */
export const articles = z.strictObject({
  __component: z.literal('blocks.articles'),
  title: title.optional(),
  articles: references('blogs'),
})
