import { z } from 'zod'
import { plainText, title, wording } from '../collections/field-kinds.ts'
import { point } from './block-choices.ts'

/** Who needs it, and who can do without. */
export const audience = z.strictObject({
  __component: z.literal('blocks.audience'),
  title,
  text: plainText.optional(),
  /** "You need it if …" when absent. */
  needTitle: wording.optional(),
  need: z.array(point).min(1).max(8),
  /** "You can do without if …" when absent. */
  skipTitle: wording.optional(),
  skip: z.array(point).min(1).max(8),
})
