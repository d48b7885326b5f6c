import { z } from 'zod'
import type { Money } from '#insurance/values/money.ts'

export const moneySchema = z
  .object({
    cents: z.int().describe('Integer cents, never a fraction.'),
    currency: z.literal('EUR'),
    period: z
      .enum(['once', 'day', 'month', 'quarter', 'halfYear', 'year'])
      .describe('The stretch of time that the amount pays for.'),
  })
  .describe('An amount of money.') satisfies z.ZodType<Money>
