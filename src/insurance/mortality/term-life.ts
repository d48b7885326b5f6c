import type { Exact } from '../values/exact.ts'
import { remember } from '../values/remember.ts'
import { divideHalfUpBig } from '../values/rounding.ts'
import { FIRST_AGE, MORTALITY_UNIT, type MortalityTable, unisexTable } from './period-life-table.ts'

/** How the sum insured falls: not at all, by the same amount each year, or like a loan's balance. */
export type SumCourse = 'level' | 'linear' | 'annuity'

/** Present values per person of the first age, in fixed point. */
interface TermValues {
  /** Of the sum insured, 1 at the start of the term, paid at the end of the year of death. */
  readonly deaths: bigint
  /** Of 1 paid at the start of each year while alive. */
  readonly payments: bigint
  /** Of 1 for each person alive at the start of the term. */
  readonly start: bigint
}

/**
 * Net premium a year for one unit of sum insured, paid in advance: A / ä, as an exact fraction.
 * The two present values are integers in fixed point, so that every machine gets the same cent.
 */
export function netPremium(age: number, years: number, course: SumCourse): Exact {
  return NET_PREMIUMS[course](100 * age + years)
}

const NET_PREMIUMS: Readonly<Record<SumCourse, (ageAndYears: number) => Exact>> = {
  level: netPremiums('level'),
  linear: netPremiums('linear'),
  annuity: netPremiums('annuity'),
}

function netPremiums(course: SumCourse) {
  return remember((ageAndYears: number): Exact => {
    const years = ageAndYears % 100
    const age = (ageAndYears - years) / 100
    const { deaths, payments } = termValues(unisexTable, age, years, course)
    return { numerator: deaths, denominator: payments }
  })
}

export function termValues(
  table: MortalityTable,
  age: number,
  years: number,
  course: SumCourse = 'level',
): TermValues {
  const { alive, dying } = columnsOf(table)
  const from = age - FIRST_AGE
  let deaths = 0n
  let payments = 0n
  const whole = sumAt(course, 0, years)
  for (let year = 0; year < years; year++) {
    payments += alive[from + year] ?? 0n
    deaths += (dying[from + year] ?? 0n) * sumAt(course, year, years)
  }
  return { deaths: divideHalfUpBig(deaths, whole), payments, start: alive[from] ?? 0n }
}

/** Weight of the sum insured in a year of the term; only ratios to the first year matter. */
function sumAt(course: SumCourse, year: number, years: number): bigint {
  if (course === 'level') return 1n
  if (course === 'linear') return BigInt(years - year)
  // Balance of a loan at 3 % [ours]: (1.03^n - 1.03^k) / (1.03^n - 1), as whole numbers.
  return 103n ** BigInt(years) - 103n ** BigInt(year) * 100n ** BigInt(years - year)
}

interface Columns {
  /** People alive at each age, discounted to the first age (the actuaries' D). */
  readonly alive: readonly bigint[]
  /** People dying at each age, discounted to the end of that year (C). */
  readonly dying: readonly bigint[]
}

const columns = new Map<MortalityTable, Columns>()

function columnsOf(table: MortalityTable): Columns {
  const known = columns.get(table)
  if (known) return known
  const unit = BigInt(MORTALITY_UNIT)
  const alive = [ONE]
  const dying: bigint[] = []
  table.forEach((rate, index) => {
    const here = alive[index] ?? 0n
    const deaths = here * BigInt(rate) * 100n
    dying.push(divideHalfUpBig(deaths, unit * DISCOUNT))
    alive.push(divideHalfUpBig(here * unit * 100n - deaths, unit * DISCOUNT))
  })
  const made = { alive, dying }
  columns.set(table, made)
  return made
}

/** One person: thirty decimals, of which the roundings touch the last two. */
const ONE = 10n ** 30n
/** Technical interest of 1.00 % (§ 2 DeckRV, since 2025), as percent of the start. */
const DISCOUNT = 101n
