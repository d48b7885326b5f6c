import { ratio } from '../../values/exact.ts'
import type { AnswersOf } from '../answers-of.ts'
import { type PriceBuilder, startPrice } from '../price-builder.ts'
import type { Fact, Tariff } from '../tariff.ts'
import type { line } from './line.ts'
import { SUM_PER_SQUARE_METRE_CENTS } from './sum-per-square-metre.ts'
import { zoneOf } from './zones.ts'

type Answers = AnswersOf<typeof line>

/** Demonstration tariff; all numbers are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-1',
  rate(answers) {
    const basis = priceBeforeTier(answers)
    const facts = factsOf(answers)
    return (['basic', 'comfort', 'premium'] as const).map((tier) => ({
      tier,
      ...priceOf(tier, basis, answers),
      facts,
    }))
  },
  assess: (answers) => [
    sumInsuredCents(answers) >= SUM_PER_SQUARE_METRE_CENTS * answers.sqm
      ? 'underinsuranceWaived'
      : 'underinsurancePossible',
  ],
}

const FROM_CENTS = 250
/** Tenths of a per mille of the sum insured, a year. */
const ZONE_RATE = { 1: 12, 2: 15, 3: 18, 4: 24, 5: 30 } as const
const DEDUCTIBLE = { '0': 1.25, '150': 1, '300': 0.85 } as const
const TIER = { basic: 1, comfort: 1.2, premium: 1.45 } as const
const GLASS_MONTH_CENTS = 100

function priceBeforeTier(answers: Answers): PriceBuilder {
  const sum = sumInsuredCents(answers)
  return (
    startPrice('contents', ratio(sum * ZONE_RATE[zoneOf(answers.pc)], 10_000 * 12))
      .times('deductible', DEDUCTIBLE[answers.deductible])
      .times('claims', ratio(4 + answers.claims5y, 4))
      // 3 % of the bicycles' value a year.
      .plus('bikeTheft', ratio((answers.bikeTheft ?? 0) * 3, 100 * 12))
      .plus('glass', answers.glass === 'yes' ? GLASS_MONTH_CENTS : 0)
      // 0.03 % of the sum insured a year.
      .plus('elemental', answers.elemental === 'yes' ? ratio(sum * 3, 10_000 * 12) : 0)
  )
}

function priceOf(tier: keyof typeof TIER, basis: PriceBuilder, { interval }: Answers) {
  return basis.copy().times('tier', TIER[tier]).atLeast(FROM_CENTS).paid(interval).build()
}

function factsOf(answers: Answers): Fact[] {
  return [
    { code: 'sumInsured', kind: 'cents', value: sumInsuredCents(answers) },
    { code: 'deductible', kind: 'option', value: `deductible.${answers.deductible}` },
  ]
}

function sumInsuredCents(answers: Answers): number {
  return answers.sumMode === 'own' && answers.sum !== undefined
    ? answers.sum
    : answers.sqm * SUM_PER_SQUARE_METRE_CENTS
}
