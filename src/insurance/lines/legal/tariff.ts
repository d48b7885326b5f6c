import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
import type { RatedPackage, Tariff } from '../tariff.ts'
import { nextDeductible, startDeductible } from './deductible.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>

/** Demonstration tariff; all prices but the configured one are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-2',
  // Only packages that hold every module asked for; the cheapest of them comes first.
  rate: (answers) =>
    PACKAGES.filter(
      ({ housing, traffic }) =>
        (housing || !answers.modules.includes('housing')) &&
        (traffic || !answers.modules.includes('traffic')),
    ).map((each) => ratePackage(each, answers)),
}

const PACKAGES = [
  { tier: 'privateJob', housing: false, traffic: false },
  { tier: 'withHousing', housing: true, traffic: false },
  { tier: 'withTraffic', housing: false, traffic: true },
  { tier: 'complete', housing: true, traffic: true },
] as const

/** The configured price: private life and job, single. */
const FROM_CENTS = 1706
const HOUSING_CENTS = 400
const TRAFFIC_CENTS = 600
const HOUSEHOLD = { single: 1, family: 1.15 } as const
const SELF_EMPLOYED = 1.6
const TWO_CLAIMS = 1.3
/** Except traffic, criminal law and consumer contracts. */
const WAITING_MONTHS = 3

function ratePackage(
  { tier, housing, traffic }: (typeof PACKAGES)[number],
  answers: Answers,
): RatedPackage {
  const built = startPrice('base', FROM_CENTS)
    .plus('housing', housing ? HOUSING_CENTS : 0)
    .plus('traffic', traffic ? TRAFFIC_CENTS : 0)
    .times('household', HOUSEHOLD[answers.household])
    .times('selfEmployed', answers.status === 'selfEmployed' ? SELF_EMPLOYED : 1)
    .times('claims', answers.claims5y >= 2 ? TWO_CLAIMS : 1)
    .atLeast(FROM_CENTS)
    .paid(answers.interval)
    .build()
  const deductible = startDeductible(
    answers.prevLegal5y === 'yes'
      ? { years: answers.prevYears ?? 0, claims: answers.claims5y }
      : undefined,
  )
  return {
    tier,
    ...built,
    facts: [
      { code: 'deductible', kind: 'cents', value: deductible.euros * 100 },
      {
        code: 'deductibleAfterClaim',
        kind: 'cents',
        value: nextDeductible(deductible, 'claimPaid').euros * 100,
      },
      {
        code: 'waitingMonths',
        kind: 'number',
        value: answers.seamless === 'yes' ? 0 : WAITING_MONTHS,
      },
    ],
  }
}
