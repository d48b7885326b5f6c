import { z } from 'zod'
import { codedTextSchema, understoodAnswersSchema } from './answers.ts'
import { languageSchema } from './language.ts'

const base = {
  outcome: z.literal('recommended'),
  version: z.string().describe('Version of the rules; the same version repeats the result.'),
  asOf: z.iso.date(),
  language: languageSchema,
  answers: understoodAnswersSchema,
}

export const recommendationSchema = z
  .object({
    ...base,
    ruleSet: z.literal('general'),
    lines: z
      .array(
        z.object({
          line: z.string(),
          name: z.string().describe('Name of the product; its id where we do not offer it.'),
          offered: z.boolean().describe('Whether this API quotes it.'),
          group: z.enum(['required', 'essential', 'worthAThought', 'notForYou']),
          groupName: z.string(),
          priority: z.int().describe('Within its group, higher comes first.'),
          reason: codedTextSchema,
          wouldChange: z.array(codedTextSchema).describe('What would change the verdict.'),
        }),
      )
      .describe('By group, and within it by priority.'),
  })
  .describe('Life situation to lines, each with its reason.')

export const healthRecommendationSchema = z
  .object({
    ...base,
    ruleSet: z.literal('health'),
    products: z.array(
      z.object({
        product: z.string(),
        name: z.string(),
        verdict: z.string(),
        verdictName: z.string(),
        reasons: z.array(codedTextSchema),
      }),
    ),
    ranking: z.array(z.string()).describe('Possible products, best first.'),
    rankingReason: codedTextSchema.describe('Why this order; empty where nothing is possible.'),
    warnings: z.array(codedTextSchema),
    alsoNeeded: z.array(codedTextSchema),
    deadlines: z.array(z.object({ code: z.string(), message: z.string(), until: z.iso.date() })),
    rows: z.array(z.int()).describe('Rows of the decision table that applied.'),
  })
  .describe('Which health insurance is open to somebody, and why.')

export type RecommendationAnswer = z.infer<typeof recommendationSchema>
export type HealthRecommendationAnswer = z.infer<typeof healthRecommendationSchema>
