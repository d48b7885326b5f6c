import { z } from 'zod'
import { plainText } from '../collections/field-kinds.ts'
import { media } from '../collections/reference-kinds.ts'

/** One picture with its caption. */
export const image = z.strictObject({
  __component: z.literal('blocks.image'),
  image: media,
  caption: plainText.optional(),
  width: z.enum(['text', 'wide', 'full']).default('text'),
})
