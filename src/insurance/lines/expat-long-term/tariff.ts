import { power } from '../../values/exact.ts'
import { ageAt, type IsoDate } from '../../values/iso-date.ts'
import { remember } from '../../values/remember.ts'
import type { AnswersOf } from '../answers-of.ts'
import { type PriceBuilder, startPrice } from '../price-builder.ts'
import { pricePersons } from '../price-persons.ts'
import type { RatedPackage, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>
type Plan = Answers['plan']

/** Demonstration tariff: plan, age and deductible drive the price as published; numbers are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-4',
  rate: (answers) =>
    (['standard', 'comprehensive'] as const).map((plan) => ratePackage(plan, answers)),
}

/** Standard plan, under 25, no deductible, Europe. Ours. */
const BASE_CENTS = 120_00
/** Five-year bands from 25: 25 to 29, 30 to 34, ... Ours. */
const BAND_FACTOR = 1.12
const bandFactor = remember((bands: number) => power(BAND_FACTOR, bands))
const FIRST_BAND_AGE = 25
const BAND_YEARS = 5
/** Ours. */
const PLAN = { standard: 1, comprehensive: 1.6 } as const
/** Ours. */
const DEDUCTIBLE = { '0': 1, '500': 0.9, '1000': 0.8, '2500': 0.65 } as const
/** Ours. */
const AREA = { eu: 1, worldExUS: 1.3, world: 2 } as const

function ratePackage(plan: Plan, answers: Answers): RatedPackage {
  const priceOf = (birthDate: IsoDate) => pricePerson(plan, birthDate, answers)
  const { together, facts } = pricePersons(
    priceOf(answers.birthDate),
    (answers.dependants ?? []).map(({ birthDate }) => priceOf(birthDate)),
  )
  return {
    tier: plan,
    ...together.build(),
    facts: [
      { code: 'deductible', kind: 'option', value: `deductible.${answers.deductible}` },
      ...facts,
    ],
  }
}

/** Every person has a price and a policy number of their own. */
function pricePerson(plan: Plan, birthDate: IsoDate, answers: Answers): PriceBuilder {
  const age = ageAt(birthDate, answers.startDate)
  const bands = Math.max(0, Math.floor((age - FIRST_BAND_AGE) / BAND_YEARS) + 1)
  return startPrice('base', BASE_CENTS)
    .times('age', bandFactor(bands))
    .times('plan', PLAN[plan])
    .times('deductible', DEDUCTIBLE[answers.deductible])
    .times('area', AREA[answers.area])
    .paid(answers.interval)
}
