import { z } from 'zod'
import { plainText, title } from '../collections/field-kinds.ts'

/** Public, private and expat insurance side by side for the visitor's situation. */
export const healthComparison = z.strictObject({
  __component: z.literal('blocks.health-comparison'),
  title,
  text: plainText.optional(),
  /** Who is shown before the visitor says who they are. */
  status: z.enum(['employee', 'selfEmployed', 'student']).default('employee'),
  age: z.int().min(18).max(64).default(30),
  /** Euros a year before tax. */
  income: z.int().min(0).max(200_000).default(85_000),
  children: z.int().min(0).max(5).default(0),
})
