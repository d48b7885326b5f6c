import { z } from 'zod'
import { codedTextSchema, understoodAnswersSchema } from './answers.ts'
import { languageSchema } from './language.ts'
import { moneySchema } from './money.ts'

export const priceFactorSchema = z
  .object({
    code: z.string(),
    label: z.string(),
    operation: z.enum(['start', 'times', 'plus', 'minimum']),
    value: z.string().describe('The number used, as a decimal: a factor, or an amount in euros.'),
    effect: moneySchema.describe('By how much it moved the price; all effects make the price.'),
    text: z.string().describe('The factor for the eye; empty where nothing is multiplied.'),
    effectText: z.string().describe('The effect for the eye: with its sign, except for the start.'),
  })
  .describe('A step on the way to a price.')

const factBase = {
  code: z.string(),
  label: z.string(),
  entry: z.int().optional().describe('Which entry of a list it is about, counted from one.'),
  text: z.string().describe('The figure for the eye.'),
}

export const factSchema = z
  .discriminatedUnion('kind', [
    z.object({
      ...factBase,
      kind: z.literal('cents'),
      value: z.int(),
      currency: z.literal('EUR'),
    }),
    z.object({ ...factBase, kind: z.literal('number'), value: z.number() }),
    z.object({
      ...factBase,
      kind: z.literal('milliPercent').describe('Thousandths of a percent.'),
      value: z.int(),
    }),
    z.object({ ...factBase, kind: z.literal('date'), value: z.string() }),
    z.object({
      ...factBase,
      kind: z.literal('option'),
      value: z.string().describe('`field.option` of the definition.'),
    }),
  ])
  .describe('A figure worth knowing beside the price.')

export const packageSchema = z
  .object({
    tier: z.string(),
    name: z.string(),
    summary: z.string(),
    price: moneySchema,
    factors: z.array(priceFactorSchema).describe('In order; their effects add up to the price.'),
    facts: z.array(factSchema),
  })
  .describe('A package with its price and how it came about.')

const quoteBase = {
  line: z.string(),
  lineVersion: z.string().describe('Version of the questions and rules.'),
  tariffVersion: z.string().describe('Version of the prices.'),
  asOf: z.iso.date().describe('The day for which everything was computed, in Berlin.'),
  language: languageSchema,
}

export const referenceSchema = z
  .object({
    text: z.string().describe('The profile in words.'),
    answers: z.record(z.string(), z.unknown()),
    tier: z.string(),
    price: moneySchema,
    isMinimum: z.boolean().describe('Whether nobody pays less, so that one may say "from".'),
  })
  .describe('The profile for which a price is advertised.')

export const quotedSchema = z
  .object({
    ...quoteBase,
    outcome: z.literal('quoted'),
    demoTariff: z.boolean().describe('true: prices for demonstration, no insurer stands behind.'),
    insuranceTaxPercent: z
      .int()
      .describe(
        'Rate of the insurance tax contained in the prices, on as much of the premium as `taxedPercent` of the definition says; 0 also where a part of them may contain it, as its `taxedInPart` says.',
      ),
    validUntil: z.iso.date().describe('Last day on which the prices hold.'),
    selected: z.string().describe('The package that the answers point at.'),
    packages: z.array(packageSchema),
    notices: z.array(codedTextSchema),
    reference: referenceSchema,
    answers: understoodAnswersSchema,
  })
  .describe('Packages side by side.')

export const declinedSchema = z
  .object({ ...quoteBase, outcome: z.literal('declined'), reasons: z.array(codedTextSchema) })
  .describe('The line cannot be had, with the reasons.')

export const referredSchema = z
  .object({ ...quoteBase, outcome: z.literal('referred'), reasons: z.array(codedTextSchema) })
  .describe('A person has to look before there is a price, with the reasons.')

export const quoteSchema = z
  .discriminatedUnion('outcome', [quotedSchema, declinedSchema, referredSchema])
  .describe('The answer to "what does it cost?".')

export type QuoteAnswer = z.infer<typeof quoteSchema>
export type DeclinedAnswer = z.infer<typeof declinedSchema>
export type ReferredAnswer = z.infer<typeof referredSchema>
export type FactAnswer = z.infer<typeof factSchema>
