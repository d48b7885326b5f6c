import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
import type { RatedPackage, Tariff } from '../tariff.ts'
import type { line } from './line.ts'
import {
  BASE_CENTS,
  DEDUCTIBLE,
  factsOfTier,
  PROFESSIONAL_TIERS,
  type ProfessionalTier,
  plusTier,
  professionFactor,
  REVENUE_BANDS,
  revenueFactor,
} from './shared-rates.ts'

/** Demonstration tariff; all numbers are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-1',
  rate: (answers) => PROFESSIONAL_TIERS.map((tier) => ratePackage(tier, answers)),
}

const SUM = { '100k': 1, '250k': 1.25, '500k': 1.5, '1m': 1.9, '2m': 2.5 } as const
const SUM_CENTS = {
  '100k': 100_000_00,
  '250k': 250_000_00,
  '500k': 500_000_00,
  '1m': 1_000_000_00,
  '2m': 2_000_000_00,
} as const
/** More than a quarter of the work for the United States is referred and never rated. */
const US_WORK = { none: 1, under25: 1.5, over25: 1.5 } as const

function ratePackage(tier: ProfessionalTier, answers: AnswersOf<typeof line>): RatedPackage {
  const price = startPrice('base', BASE_CENTS)
    .times('profession', professionFactor(answers.profession))
    .times('revenue', revenueFactor(REVENUE_BANDS, answers.revenue))
    .times('sumInsured', SUM[answers.sumInsured])
    .times('deductible', DEDUCTIBLE[answers.deductible])
    .times('usWork', US_WORK[answers.usWork])
  return {
    tier,
    // The configured price is that of the base.
    ...plusTier(price, tier).atLeast(BASE_CENTS).paid(answers.interval).build(),
    facts: [
      { code: 'sumInsured', kind: 'cents', value: SUM_CENTS[answers.sumInsured] },
      { code: 'deductible', kind: 'option', value: `deductible.${answers.deductible}` },
      ...factsOfTier(tier),
    ],
  }
}
