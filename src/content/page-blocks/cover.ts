import { z } from 'zod'
import { plainText, title, wording } from '../collections/field-kinds.ts'
import { point } from './block-choices.ts'

/** What is covered and what is not: two honest columns. */
export const cover = z.strictObject({
  __component: z.literal('blocks.cover'),
  title,
  text: plainText.optional(),
  /** Heads the first column; "Covered" when absent. */
  coveredTitle: wording.optional(),
  covered: z.array(point).min(1).max(14),
  /** Heads the second column; "Not covered" when absent. */
  notCoveredTitle: wording.optional(),
  notCovered: z.array(point).min(1).max(14),
  /** Where the exact words are, or which terms count. */
  note: plainText.optional(),
})
