import { multiply, power, ratio } from '../../values/exact.ts'
import { ageAt, type IsoDate } from '../../values/iso-date.ts'
import { remember } from '../../values/remember.ts'
import type { AnswersOf } from '../answers-of.ts'
import { type PriceBuilder, startPrice } from '../price-builder.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>

/** One of the four packages. */
export interface Variant {
  readonly id: 'standard' | 'premium' | 'standard5y' | 'premium5y'
  readonly level: 'standard' | 'premium'
  /** Without reserves for old age, for five years at most. */
  readonly fiveYears: boolean
}

/** Up to the age of 20, standard, no deductible. Ours. */
const BASE_CENTS = 320_00
const BASE_AGE = 20
/** 3 % for each year of entry age up to 40, 4.5 % after it. Ours. */
const YEAR_FACTOR = 1.03
const OLDER_YEAR_FACTOR = 1.045
const OLDER_FROM_AGE = 40
/** Ours. */
const LEVEL = { standard: 1, premium: 1.3 } as const
/** 0.8 for 1,000 is ours, and so are the steps around it. */
const DEDUCTIBLE = { '0': 1, '500': 0.9, '1000': 0.8, '1500': 0.74, '3000': 0.62 } as const
/** Tariffs without reserves for old age cost "around 50 %" (allaboutberlin.com). */
const FIVE_YEARS = 0.5
/** § 149 VAG: 10 % from 21 to 60, to ease the prices of old age; not on tariffs for five years. */
const SURCHARGE = { factor: 1.1, from: 21, until: 60 } as const
/** Children cost about 150 to 190 a month. */
const CHILD_CENTS = { standard: 150_00, premium: 190_00 } as const
const ADULT_FROM_AGE = 21
/** For each 10 euros a day at the age of 35; the range of 3 to 5 is ours. */
const SICK_PAY_CENTS = { '15': 500, '22': 430, '29': 370, '43': 300 } as const
const SICK_PAY_AGE = 35
/** One euro for each year of life. Ours. */
const CARE_CENTS_PER_YEAR = 100
/** What the Beihilfe leaves to insure, after § 46 BBhG; the states differ. */
const ALLOWANCE = { own: 0.5, ownWithTwoChildren: 0.3, spouse: 0.3, child: 0.2 } as const

/** The price of the person who applies, without care insurance and dependants. */
export function priceOfPerson(variant: Variant, answers: Answers, asOf: IsoDate): PriceBuilder {
  const age = ageAt(answers.birthDate, asOf)
  const children = answers.dependants?.filter(({ role }) => role === 'child').length ?? 0
  const insured = children >= 2 ? ALLOWANCE.ownWithTwoChildren : ALLOWANCE.own
  return adultPrice(variant, age, answers, answers.status === 'civilServant' ? insured : 1).plus(
    'sickPay',
    sickPay(age, answers),
  )
}

/** Spouses and grown children cost what their age costs; children a flat price. */
export function dependantCents(
  variant: Variant,
  dependant: { readonly role: 'spouse' | 'child'; readonly birthDate: IsoDate },
  answers: Answers,
  asOf: IsoDate,
): { readonly health: number; readonly care: number } {
  const age = ageAt(dependant.birthDate, asOf)
  const insured = answers.status === 'civilServant' ? ALLOWANCE[dependant.role] : 1
  if (dependant.role === 'child' && age < ADULT_FROM_AGE) {
    const flat = startPrice('base', CHILD_CENTS[variant.level])
      .times('fiveYears', variant.fiveYears ? FIVE_YEARS : 1)
      .times('allowance', insured)
    // Children are free in a parent's private care insurance (§ 110 SGB XI).
    return { health: flat.build().price.cents, care: 0 }
  }
  return {
    health: adultPrice(variant, age, answers, insured).build().price.cents,
    care: careCents(dependant.birthDate, asOf),
  }
}

export function careCents(birthDate: IsoDate, asOf: IsoDate): number {
  return CARE_CENTS_PER_YEAR * ageAt(birthDate, asOf)
}

function adultPrice(
  variant: Variant,
  age: number,
  answers: Answers,
  insured: number,
): PriceBuilder {
  const surcharged = !variant.fiveYears && age >= SURCHARGE.from && age <= SURCHARGE.until
  return priceAtAge(age)
    .copy()
    .times('tier', LEVEL[variant.level])
    .times('deductible', DEDUCTIBLE[answers.deductible])
    .times('fiveYears', variant.fiveYears ? FIVE_YEARS : 1)
    .times('allowance', insured)
    .times('statutorySurcharge', surcharged ? SURCHARGE.factor : 1)
}

/** To be copied: what every package of every person of an age begins with. */
const priceAtAge = remember((age: number) => {
  const younger = Math.max(0, Math.min(age, OLDER_FROM_AGE) - BASE_AGE)
  const older = Math.max(0, age - OLDER_FROM_AGE)
  const factor = multiply(power(YEAR_FACTOR, younger), power(OLDER_YEAR_FACTOR, older))
  return startPrice('base', BASE_CENTS).times('age', factor)
})

function sickPay(age: number, answers: Answers) {
  const { sickPayPerDay, sickPayFromDay } = answers
  if (!sickPayPerDay || !sickPayFromDay) return 0
  // 1 % more for each year above 35, less below. Ours.
  return ratio(
    SICK_PAY_CENTS[sickPayFromDay] * (sickPayPerDay / 10) * (100 - SICK_PAY_AGE + age),
    100,
  )
}
