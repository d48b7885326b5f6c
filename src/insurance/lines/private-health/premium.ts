import { type Factor, multiply, power, ratio } from '../../values/exact.ts'
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

/** Somebody to insure, as every package sees them. */
interface Person {
  readonly age: number
  /** Spouses and grown children cost what their age costs; children a flat price. */
  readonly isChild: boolean
  /** The part of the costs that a Beihilfe leaves; 1 without it. */
  readonly insured: number
  readonly careCents: number
}

/** The person who applies. */
export function applicantOf(answers: Answers, start: IsoDate): Person {
  const children = answers.dependants?.filter(({ role }) => role === 'child').length ?? 0
  const insured = children >= 2 ? ALLOWANCE.ownWithTwoChildren : ALLOWANCE.own
  const age = ageAt(answers.birthDate, start)
  return {
    age,
    isChild: false,
    insured: answers.status === 'civilServant' ? insured : 1,
    careCents: CARE_CENTS_PER_YEAR * age,
  }
}

export function dependantsOf(answers: Answers, start: IsoDate): readonly Person[] {
  return (answers.dependants ?? []).map(({ role, birthDate }) => {
    const age = ageAt(birthDate, start)
    const isChild = role === 'child' && age < ADULT_FROM_AGE
    return {
      age,
      isChild,
      insured: answers.status === 'civilServant' ? ALLOWANCE[role] : 1,
      // Children are free in a parent's private care insurance (§ 110 SGB XI).
      careCents: isChild ? 0 : CARE_CENTS_PER_YEAR * age,
    }
  })
}

/** The price of one person, without care insurance and sick pay. */
export function priceOfPerson(variant: Variant, person: Person, answers: Answers): PriceBuilder {
  return person.isChild
    ? childPrice(variant, person)
    : adultPrice(variant, person, answers.deductible)
}

function childPrice(variant: Variant, { insured }: Person): PriceBuilder {
  return startPrice('base', CHILD_CENTS[variant.level])
    .times('fiveYears', variant.fiveYears ? FIVE_YEARS : 1)
    .times('allowance', insured)
}

function adultPrice(
  variant: Variant,
  { age, insured }: Person,
  deductible: Answers['deductible'],
): PriceBuilder {
  const surcharged = !variant.fiveYears && age >= SURCHARGE.from && age <= SURCHARGE.until
  return priceAtAge[variant.level](age)
    .copy()
    .times('deductible', DEDUCTIBLE[deductible])
    .times('fiveYears', variant.fiveYears ? FIVE_YEARS : 1)
    .times('allowance', insured)
    .times('statutorySurcharge', surcharged ? SURCHARGE.factor : 1)
}

/** To be copied: what every package of a level begins with for every person of an age. */
const priceAtAge = {
  standard: remember((age: number) => startAtAge(age).times('tier', LEVEL.standard)),
  premium: remember((age: number) => startAtAge(age).times('tier', LEVEL.premium)),
}

function startAtAge(age: number): PriceBuilder {
  const younger = Math.max(0, Math.min(age, OLDER_FROM_AGE) - BASE_AGE)
  const older = Math.max(0, age - OLDER_FROM_AGE)
  const factor = multiply(power(YEAR_FACTOR, younger), power(OLDER_YEAR_FACTOR, older))
  return startPrice('base', BASE_CENTS).times('age', factor)
}

/** What sick pay costs the person who applies, the same in every package. */
export function sickPayCents(age: number, answers: Answers): Factor {
  const { sickPayPerDay, sickPayFromDay } = answers
  if (!sickPayPerDay || !sickPayFromDay) return 0
  // 1 % more for each year above 35, less below. Ours.
  return ratio(
    SICK_PAY_CENTS[sickPayFromDay] * (sickPayPerDay / 10) * (100 - SICK_PAY_AGE + age),
    100,
  )
}
