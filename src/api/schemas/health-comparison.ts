import { z } from 'zod'
import { codedTextSchema, understoodAnswersSchema } from './answers.ts'
import { languageSchema } from './language.ts'
import { moneySchema } from './money.ts'
import { factSchema } from './quote.ts'

export const healthOptionSchema = z
  .object({
    tier: z.string(),
    name: z.string(),
    total: moneySchema.describe('What the insurer gets.'),
    employerShare: moneySchema,
    ownShare: moneySchema.describe('What is left to pay oneself.'),
    facts: z.array(factSchema),
  })
  .describe('A fund or package with who pays what.')

const entryBase = {
  line: z.string(),
  name: z.string(),
  demoTariff: z.boolean(),
  tariffVersion: z.string(),
}

export const healthEntrySchema = z
  .discriminatedUnion('outcome', [
    z.object({
      ...entryBase,
      outcome: z.literal('quoted'),
      options: z.array(healthOptionSchema),
      notices: z.array(codedTextSchema),
      assumed: z
        .record(z.string(), z.unknown())
        .describe('What was not asked here, and taken from the reference profile of the line.'),
    }),
    z.object({
      ...entryBase,
      outcome: z.enum(['declined', 'referred']),
      reasons: z.array(codedTextSchema),
    }),
  ])
  .describe('One kind of health insurance for the situation.')

export const healthComparisonSchema = z
  .object({
    asOf: z.iso.date(),
    language: languageSchema,
    answers: understoodAnswersSchema,
    entries: z.array(healthEntrySchema).describe('Public, private and expat cover, in this order.'),
  })
  .describe('Public funds, private and expat insurance side by side.')

export type HealthComparisonAnswer = z.infer<typeof healthComparisonSchema>
export type HealthEntry = z.infer<typeof healthEntrySchema>
