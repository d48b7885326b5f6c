import { divideHalfUp } from '../../values/rounding.ts'
import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
import { PROFESSIONS_BY_CLASS } from '../professional-liability/professions.ts'
import type { RatedPackage, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>

/** Demonstration tariff; all numbers are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-1',
  rate: (answers) =>
    (['financialLoss', 'publicLiability', 'ownDamage'] as const).map((tier) =>
      ratePackage(tier, answers),
    ),
  // More than a quarter of the revenue: exact, without a division.
  assess: ({ revenue, revenueUS }) => (revenueUS * 4 > revenue ? ['mostlyUsWork'] : []),
}

/** The price of a freelancer in class 1 with 100,000 insured, from which companies start too. */
const BASE_CENTS = 1775
/** Companies insure at least 250,000: 17.75 * 1.25. */
const FROM_CENTS = 2219
const CLASS = { class1: 1, class2: 1.3, class3: 1.7, class4: 2.5, class5: 4 } as const
/** Factor for a revenue of up to so many cents; the bands of freelancers, carried on. */
const REVENUE = [
  [50_000_00, 1],
  [100_000_00, 1.3],
  [250_000_00, 1.9],
  [500_000_00, 3],
  [1_000_000_00, 5],
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
const DEDUCTIBLE = { '250': 1.1, '500': 1, '1000': 0.9 } as const
/** Credit for contracts that limit the liability to the fee or twice the fee. */
const CAP = { none: 1, '1x': 0.9, '2x': 0.9 } as const
/** Up to a quarter of the revenue from the United States; more is referred and never rated. */
const US_WORK = 1.5
const PUBLIC_LIABILITY_CENTS = 450
const OWN_DAMAGE_CENTS = 500
/** 3 million; with the largest package 5 million. */
const PUBLIC_SUM_CENTS = { publicLiability: 3_000_000_00, ownDamage: 5_000_000_00 } as const

function ratePackage(
  tier: 'financialLoss' | 'publicLiability' | 'ownDamage',
  answers: Answers,
): RatedPackage {
  const built = startPrice('base', BASE_CENTS)
    .times('profession', professionFactor(answers.profession))
    .times('revenue', revenueFactor(answers.revenue))
    .times('sumInsured', SUM[answers.sumInsured])
    .times('deductible', DEDUCTIBLE[answers.deductible])
    .times('usWork', answers.revenueUS > 0 ? US_WORK : 1)
    .times('contractLiabilityCap', CAP[answers.contractLiabilityCap])
    .plus('publicLiability', tier === 'financialLoss' ? 0 : PUBLIC_LIABILITY_CENTS)
    .plus('ownDamage', tier === 'ownDamage' ? OWN_DAMAGE_CENTS : 0)
    .atLeast(FROM_CENTS)
    .paid(answers.interval)
    .build()
  return {
    tier,
    ...built,
    facts: [
      { code: 'sumInsured', kind: 'cents', value: SUM_CENTS[answers.sumInsured] },
      { code: 'deductible', kind: 'option', value: `deductible.${answers.deductible}` },
      { code: 'usShare', kind: 'milliPercent', value: usShare(answers) },
      ...(tier === 'financialLoss'
        ? []
        : ([
            { code: 'publicLiabilitySum', kind: 'cents', value: PUBLIC_SUM_CENTS[tier] },
          ] as const)),
    ],
  }
}

function professionFactor(profession: Answers['profession']): number {
  for (const name of ['class1', 'class2', 'class3', 'class4', 'class5'] as const) {
    if (PROFESSIONS_BY_CLASS[name].some((each) => each === profession)) return CLASS[name]
  }
  return CLASS.class5
}

function revenueFactor(cents: number): number {
  return REVENUE.find(([upTo]) => cents <= upTo)?.[1] ?? 25
}

function usShare({ revenue, revenueUS }: Answers): number {
  return revenue === 0 ? 0 : divideHalfUp(revenueUS * 100_000, revenue)
}
