import { z } from 'zod'
import { plainText, title } from '../collections/field-kinds.ts'
import { lineChoice } from './block-choices.ts'

/** The packages of a line side by side, with their prices for the visitor's answers. */
export const plans = z.strictObject({
  __component: z.literal('blocks.plans'),
  title,
  text: plainText.optional(),
  line: lineChoice,
})
