import { z } from 'zod'
import { labelledLink, plainText, title } from '../collections/field-kinds.ts'

/** The next step, at the end of a page or between its parts. */
export const callToAction = z.strictObject({
  __component: z.literal('blocks.call-to-action'),
  title,
  text: plainText.optional(),
  action: labelledLink,
})
