import { addDays, ageAt, type IsoDate, lastDayOfTerm } from '../../values/iso-date.ts'
import { partOfMonth } from '../../values/part-of-month.ts'
import type { AnswersOf } from '../answers-of.ts'
import { type PriceBuilder, startPrice } from '../price-builder.ts'
import { pricePersons } from '../price-persons.ts'
import type { Fact, RatedPackage, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>
type Plan = Answers['plan']

/** Demonstration tariff: prices of the plans as published, factors ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-3',
  rate: (answers) => (['basic', 'premium'] as const).map((plan) => ratePackage(plan, answers)),
  assess: (answers) =>
    answers.monthsInsuredBefore + answers.monthsWanted > MOST_MONTHS
      ? ['shortenedToSixtyMonths']
      : [],
}

/** Basic 72 is the configured price; premium 134 as published (allaboutberlin.com). */
const PLAN_CENTS = { basic: 72_00, premium: 134_00 } as const
/** The price of the plan holds up to 39; the steps are ours. */
const AGE_BANDS = [
  { below: 40, factor: 1 },
  { below: 50, factor: 1.3 },
  { below: 60, factor: 1.9 },
  { below: 70, factor: 2.8 },
] as const
const OLDEST_FACTOR = 4
/** Ours. */
const US_CANADA = 1.5
/** Configured: each claim, not each year. */
const DEDUCTIBLE_CENTS = 25_00
/** Incoming cover ends after five years in all, whoever the insurer was. */
const MOST_MONTHS = 60
/** Whoever buys it in Germany waits this long (mawista.com). */
const WAITING_DAYS = 14

function ratePackage(plan: Plan, answers: Answers): RatedPackage {
  const priceOf = (birthDate: IsoDate) => pricePerson(plan, birthDate, answers)
  const { together, facts: ofPersons } = pricePersons(
    priceOf(answers.birthDate),
    (answers.dependants ?? []).map(({ birthDate }) => priceOf(birthDate)),
  )
  const built = together.build()
  const { startDate } = answers
  const months = Math.min(MOST_MONTHS - answers.monthsInsuredBefore, answers.monthsWanted)
  const facts: Fact[] = [
    { code: 'deductiblePerClaim', kind: 'cents', value: DEDUCTIBLE_CENTS },
    { code: 'coverEnds', kind: 'date', value: lastDayOfTerm(startDate, months) },
    // Then the first of each month.
    { code: 'firstPayment', kind: 'cents', value: partOfMonth(built.price.cents, startDate) },
  ]
  if (answers.alreadyInGermany === 'yes') {
    facts.push({ code: 'benefitsFrom', kind: 'date', value: addDays(startDate, WAITING_DAYS) })
  }
  return { tier: plan, ...built, facts: [...facts, ...ofPersons] }
}

/** Every person has a price and a policy number of their own. */
function pricePerson(plan: Plan, birthDate: IsoDate, answers: Answers): PriceBuilder {
  const age = ageAt(birthDate, answers.startDate)
  const factor = AGE_BANDS.find((band) => age < band.below)?.factor ?? OLDEST_FACTOR
  return startPrice('plan', PLAN_CENTS[plan])
    .times('age', factor)
    .times('usCanada', answers.usCanada === 'yes' ? US_CANADA : 1)
}
