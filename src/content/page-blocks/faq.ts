import { z } from 'zod'
import { richText, title, wording } from '../collections/field-kinds.ts'

/** Questions that open to their answers; also told to search engines. */
export const faq = z.strictObject({
  __component: z.literal('blocks.faq'),
  title: title.optional(),
  questions: z.array(z.strictObject({ question: wording, answer: richText })).min(1),
})
