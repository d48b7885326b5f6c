import { divideHalfUp } from '../../values/rounding.ts'
import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
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
} from '../professional-liability/shared-rates.ts'
import type { RatedPackage, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>

/** Demonstration tariff; all numbers are ours. Companies start from the price of a freelancer. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-1',
  rate: (answers) => PROFESSIONAL_TIERS.map((tier) => ratePackage(tier, answers)),
  // More than a quarter of the revenue: exact, without a division.
  assess: ({ revenue, revenueUS }) => (revenueUS * 4 > revenue ? ['mostlyUsWork'] : []),
}

/** Companies insure at least 250,000: 17.75 * 1.25. */
const FROM_CENTS = 2219
/** The bands of freelancers, carried on. */
const BANDS = [
  ...REVENUE_BANDS,
  [2_000_000_00, 8],
  [5_000_000_00, 15],
  [10_000_000_00, 25],
] as const
const SUM = { '250k': 1.25, '500k': 1.5, '1m': 1.9, '2m': 2.5, '5m': 3.5 } as const
const SUM_CENTS = {
  '250k': 250_000_00,
  '500k': 500_000_00,
  '1m': 1_000_000_00,
  '2m': 2_000_000_00,
  '5m': 5_000_000_00,
} as const
/** Credit for contracts that limit the liability to the fee or twice the fee. */
const CAP = { none: 1, '1x': 0.9, '2x': 0.9 } as const
/** Up to a quarter of the revenue from the United States; more is referred and never rated. */
const US_WORK = 1.5

function ratePackage(tier: ProfessionalTier, answers: Answers): RatedPackage {
  const price = startPrice('base', BASE_CENTS)
    .times('profession', professionFactor(answers.profession))
    .times('revenue', revenueFactor(BANDS, answers.revenue))
    .times('sumInsured', SUM[answers.sumInsured])
    .times('deductible', DEDUCTIBLE[answers.deductible])
    .times('usWork', answers.revenueUS > 0 ? US_WORK : 1)
    .times('contractLiabilityCap', CAP[answers.contractLiabilityCap])
  return {
    tier,
    ...plusTier(price, tier).atLeast(FROM_CENTS).paid(answers.interval).build(),
    facts: [
      { code: 'sumInsured', kind: 'cents', value: SUM_CENTS[answers.sumInsured] },
      { code: 'deductible', kind: 'option', value: `deductible.${answers.deductible}` },
      { code: 'usShare', kind: 'milliPercent', value: usShare(answers) },
      ...factsOfTier(tier),
    ],
  }
}

function usShare({ revenue, revenueUS }: Answers): number {
  return revenue === 0 ? 0 : divideHalfUp(revenueUS * 100_000, revenue)
}
