import { z } from 'zod'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import type { Wording } from '#insurance/lines/line-copy.ts'
import { languageSchema } from './language.ts'
import { moneySchema } from './money.ts'

export const lineSummarySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    summary: z.string(),
    audience: z.enum(['person', 'company']),
    demoTariff: z.boolean(),
    lineVersion: z.string(),
    tariffVersion: z.string(),
    from: z
      .object({ price: moneySchema, text: z.string(), isMinimum: z.boolean() })
      .describe('The price of the reference profile.'),
    quoteUrl: z.string().describe('From the root of this host, as all addresses here.'),
    definitionUrl: z.string(),
  })
  .describe('A line of insurance in short.')

export const linesSchema = z
  .object({ language: languageSchema, lines: z.array(lineSummarySchema) })
  .describe('All lines.')

export const lineDefinitionSchema = z
  .object({
    language: languageSchema,
    tariffVersion: z.string(),
    definition: z
      .custom<LineDefinition>(() => true)
      .meta({
        type: 'object',
        description: 'Steps, fields, conditions, rules, packages and documents, as plain data.',
      }),
    wording: z
      .custom<Wording>(() => true)
      .meta({
        type: 'object',
        description: 'Questions, options, packages, factors, reasons and error messages.',
      }),
    answers: z
      .record(z.string(), z.unknown())
      .describe('JSON schema (2020-12) of the answers for a quote.'),
    orderAnswers: z
      .record(z.string(), z.unknown())
      .describe('The same of the answers for an order, which are those of the quote and more.'),
  })
  .describe('Everything needed to ask the questions of a line and to show its prices.')

export type LinesAnswer = z.infer<typeof linesSchema>
export type LineDefinitionAnswer = z.infer<typeof lineDefinitionSchema>
