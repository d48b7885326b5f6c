import { z } from 'zod'
import { plainText, title } from '../collections/field-kinds.ts'

/** Every open position, each with a page of its own. */
export const openJobs = z.strictObject({
  __component: z.literal('blocks.open-jobs'),
  title,
  /** Shown while no position is open. */
  emptyText: plainText,
})
