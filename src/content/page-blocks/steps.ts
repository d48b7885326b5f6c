import { z } from 'zod'
import { labelledLink, plainText, title } from '../collections/field-kinds.ts'
import { step } from './block-choices.ts'

/** What happens, one thing after the other. */
export const steps = z.strictObject({
  __component: z.literal('blocks.steps'),
  title,
  text: plainText.optional(),
  steps: z.array(step).min(1).max(8),
  action: labelledLink.optional(),
})
