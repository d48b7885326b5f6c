import { z } from 'zod'
import { codedTextSchema } from './answers.ts'
import { errorSchema, fieldErrorSchema } from './error.ts'
import {
  healthComparisonSchema,
  healthEntrySchema,
  healthOptionSchema,
} from './health-comparison.ts'
import { lineDefinitionSchema, lineSummarySchema, linesSchema } from './line.ts'
import { moneySchema } from './money.ts'
import {
  declinedSchema,
  factSchema,
  packageSchema,
  priceFactorSchema,
  quotedSchema,
  quoteSchema,
  referenceSchema,
  referredSchema,
} from './quote.ts'
import { healthRecommendationSchema, recommendationSchema } from './recommendation.ts'

const NAMED: Readonly<Record<string, z.ZodType>> = {
  Error: errorSchema,
  FieldError: fieldErrorSchema,
  Money: moneySchema,
  CodedText: codedTextSchema,
  Quote: quoteSchema,
  Quoted: quotedSchema,
  Declined: declinedSchema,
  Referred: referredSchema,
  Package: packageSchema,
  PriceFactor: priceFactorSchema,
  Fact: factSchema,
  ReferenceProfile: referenceSchema,
  Lines: linesSchema,
  LineSummary: lineSummarySchema,
  LineDefinition: lineDefinitionSchema,
  Recommendation: recommendationSchema,
  HealthRecommendation: healthRecommendationSchema,
  HealthComparison: healthComparisonSchema,
  HealthEntry: healthEntrySchema,
  HealthOption: healthOptionSchema,
}

/** Gives schemas the name under which the OpenAPI document refers to them. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(NAMED)) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })
  }
}
