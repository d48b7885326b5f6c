import { z } from 'zod'
import { labelledLink, plainText, title } from '../collections/field-kinds.ts'
import { point, step } from './block-choices.ts'

/** How a claim works, from the damage to the money. */
export const claims = z.strictObject({
  __component: z.literal('blocks.claims'),
  title,
  text: plainText.optional(),
  steps: z.array(step).min(1).max(6),
  /** What to have at hand. */
  checklist: z.array(point).max(10).optional(),
  action: labelledLink.optional(),
})
