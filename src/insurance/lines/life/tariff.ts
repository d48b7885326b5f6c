import { netPremium } from '../../mortality/term-life.ts'
import { type Exact, multiply, ratio, roundExact } from '../../values/exact.ts'
import { ageAt, type IsoDate } from '../../values/iso-date.ts'
import type { AnswersOf } from '../answers-of.ts'
import { bodyMassAtLeast, bodyMassOutside } from '../body-mass.ts'
import { firstDay } from '../first-day.ts'
import { type PriceBuilder, startPrice } from '../price-builder.ts'
import type { Fact, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>

/**
 * Demonstration tariff: net premium from the period life table of Destatis at 1 % interest, and
 * our own loadings. Population mortality contains smokers and the ill, so it is on the safe side.
 */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-3',
  rate(answers, asOf) {
    const age = entryAge(answers, asOf)
    const netYear = multiply(netPremium(age, answers.term, answers.course), answers.sum)
    const basis = priceBeforeTier(answers, netYear)
    const facts: readonly Fact[] = [
      { code: 'sumInsured', kind: 'cents', value: answers.sum },
      { code: 'netPremiumYear', kind: 'cents', value: roundExact(netYear) },
      { code: 'endAge', kind: 'number', value: age + answers.term },
    ]
    return (['basic', 'comfort'] as const).map((tier) => ({
      tier,
      ...basis.copy().times('tier', TIER[tier]).atLeast(FROM_CENTS).paid(answers.interval).build(),
      facts,
    }))
  },
  assess(answers, asOf) {
    const codes: string[] = []
    if (entryAge(answers, asOf) + answers.term > LAST_AGE) codes.push('endsAfter75')
    if (bodyMassOutside(answers.heightCm, answers.weightKg)) codes.push('bodyMassOutside')
    return codes
  },
}

/** Configured price. */
const FROM_CENTS = 198
/** Cover ends here at the latest; the table ends here too. */
const LAST_AGE = 75
/** 15 % of the price are costs: price = net / 0.85. Ours. */
const LOADING = ratio(100, 85)
/** 2.2 for smokers is a usual market ratio, unverified; the steps between are ours. */
const SMOKER = { never: 1, quit10y: 1.1, quit1y: 1.5, smoker: 2.2 } as const
/** From a body mass index of 30. Ours. */
const HEAVY = 1.25
/** Ours. */
const MOTORCYCLE = 1.1
/** Ours. */
const TIER = { basic: 1, comfort: 1.15 } as const

function entryAge(answers: Answers, asOf: IsoDate): number {
  return ageAt(answers.birthDate, firstDay(answers, asOf))
}

function priceBeforeTier(answers: Answers, netYear: Exact): PriceBuilder {
  const hobbies = answers.hobbies.filter((hobby) => hobby !== 'none').length
  return (
    startPrice('netPremium', multiply(netYear, ratio(1, 12)))
      .times('loading', LOADING)
      .times('smoker', SMOKER[answers.smoker])
      .times('bodyMass', bodyMassAtLeast(answers.heightCm, answers.weightKg, 30) ? HEAVY : 1)
      // A quarter more for each risky hobby. Ours.
      .times('hobbies', ratio(4 + hobbies, 4))
      .times('motorcycle', answers.motorcycle === 'yes' ? MOTORCYCLE : 1)
  )
}
