import { z } from 'zod'
import { richText, title } from '../collections/field-kinds.ts'

/** Running text. */
export const richTextBlock = z.strictObject({
  __component: z.literal('blocks.rich-text'),
  title: title.optional(),
  body: richText,
})
