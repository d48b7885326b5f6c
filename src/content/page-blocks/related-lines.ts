import { z } from 'zod'
import { plainText, title } from '../collections/field-kinds.ts'
import { lineChoice } from './block-choices.ts'

/** Other lines, each with its price from; those without a page in the visitor's country are left out. */
export const relatedLines = z.strictObject({
  __component: z.literal('blocks.related-lines'),
  title,
  text: plainText.optional(),
  lines: z
    .array(z.strictObject({ line: lineChoice }))
    .min(1)
    .max(12),
})
