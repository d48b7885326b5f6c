import { z } from 'zod'
import { plainText, title } from '../collections/field-kinds.ts'

/** What was published about us and by us, the newest first. */
export const pressList = z.strictObject({
  __component: z.literal('blocks.press-list'),
  title,
  /** Shown while there is nothing. */
  emptyText: plainText,
})
