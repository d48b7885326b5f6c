import { z } from 'zod'
import { plainText, title } from '../collections/field-kinds.ts'
import { fundChoice } from './block-choices.ts'

/** What a public fund costs at several incomes, to the cent, by the law of the day. */
export const contributionTable = z.strictObject({
  __component: z.literal('blocks.contribution-table'),
  title,
  text: plainText.optional(),
  fund: fundChoice,
  status: z.enum(['employee', 'selfEmployed', 'student']).default('employee'),
  /** Euros a month; a usual choice when absent. Students pay the same at every income. */
  incomes: z
    .array(z.strictObject({ income: z.int().min(0).max(20_000) }))
    .max(10)
    .optional(),
  /** Adds a table of all five funds at the same income. */
  compareFunds: z.boolean().default(false),
})
