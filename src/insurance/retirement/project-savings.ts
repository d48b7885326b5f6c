import { divideHalfUp } from '../values/rounding.ts'

/** What a savings plan costs; rates in thousandths of a percent. */
export interface SavingsCosts {
  /** Of all contributions planned at the start, taken in equal parts over the first five years. */
  readonly acquisition: number
  /** Of each contribution. */
  readonly contribution: number
  /** Of the capital, each year. */
  readonly capital: number
}

export const NO_COSTS: SavingsCosts = { acquisition: 0, contribution: 0, capital: 0 }

/** Money paid in until the pension starts. */
export interface SavingsPlan {
  readonly monthCents: number
  /** Paid once, at the start. */
  readonly singleCents: number
  readonly years: number
  /** By how many percent the contribution rises each year. */
  readonly risePercent: number
  readonly costs: SavingsCosts
}

/** § 4 (1) DeckRV spreads costs of conclusion over five years at least. */
const ACQUISITION_YEARS = 5
const WHOLE = 100_000

export function paidIn(
  plan: SavingsPlan,
  contributions: readonly number[] = contributionsOf(plan),
): number {
  let paid = plan.singleCents
  for (const cents of contributions) paid += 12 * cents
  return paid
}

/** What of the money paid in is taken as costs, to the cent as the projection takes it. */
interface TakenCosts {
  /** For conclusion, over all years. */
  readonly acquisition: number
  /** Of the single payment, once. */
  readonly single: number
  /** Of the contributions of the first year; in the others more only as the contribution rises. */
  readonly firstYear: number
}

export function takenCosts(plan: SavingsPlan): TakenCosts {
  const { perYear, years } = acquisitionOf(plan)
  return {
    acquisition: perYear * years,
    single: divideHalfUp(plan.singleCents * plan.costs.contribution, WHOLE),
    firstYear: divideHalfUp(12 * plan.monthCents * plan.costs.contribution, WHOLE),
  }
}

function acquisitionOf({ costs, singleCents, monthCents, years }: SavingsPlan) {
  const planned = singleCents + 12 * monthCents * years
  const spread = Math.min(years, ACQUISITION_YEARS)
  return { perYear: divideHalfUp(planned * costs.acquisition, WHOLE * spread), years: spread }
}

/**
 * Capital at the start of the pension for a yearly return before costs, in thousandths of a
 * percent. In whole cents, rounded once a year, so that every machine gets the same figure. The
 * twelve contributions of a year earn 13/24 of its return, being paid at the start of each month.
 */
export function projectCapital(
  plan: SavingsPlan,
  returnRate: number,
  contributions: readonly number[] = contributionsOf(plan),
): number {
  const { costs, singleCents, years } = plan
  const rate = returnRate - costs.capital
  const { perYear: acquisition, years: spread } = acquisitionOf(plan)
  const growth = WHOLE + rate
  const growthInYear = 24 * WHOLE + 13 * rate
  let capital = singleCents - divideHalfUp(singleCents * costs.contribution, WHOLE)
  let month = Number.NaN
  let added = 0
  for (let year = 0; year < years; year++) {
    const contribution = contributions[year] ?? 0
    // The same as in the year before, unless the contribution rose or conclusion is paid off.
    if (contribution !== month || year === spread) {
      month = contribution
      const paid = 12 * contribution
      const kept = paid - divideHalfUp(paid * costs.contribution, WHOLE)
      const invested = year < spread ? kept - acquisition : kept
      added = divideHalfUp(invested * growthInYear, 24 * WHOLE)
    }
    capital = Math.max(0, divideHalfUp(capital * growth, WHOLE) + added)
  }
  return capital
}

/**
 * Effective costs: by how much costs lower the yearly return (reduction in yield), in thousandths
 * of a percent: the lowest return at which a plan without costs reaches the same capital.
 */
export function effectiveCosts(
  plan: SavingsPlan,
  returnRate: number,
  contributions: readonly number[] = contributionsOf(plan),
  reached: number = projectCapital(plan, returnRate, contributions),
): number {
  const free = { ...plan, costs: NO_COSTS }
  const without = (rate: number) => projectCapital(free, rate, contributions) - reached
  const near = estimateReturn(free, reached, returnRate - plan.costs.capital)
  return returnRate - (lowestNear(near, returnRate, without) ?? lowestBelow(returnRate, without))
}

/** The textbook's formula in floats, without rounding: near enough to know where to look. */
function estimateReturn(plan: SavingsPlan, reached: number, first: number) {
  const { monthCents, singleCents, years, risePercent } = plan
  const rise = 1 + risePercent / 100
  const capitalAt = (rate: number) => {
    const growth = 1 + rate / WHOLE
    const whole = growth ** years
    const apart = growth - rise
    const sum =
      Math.abs(apart) < 1e-9 ? years * growth ** (years - 1) : (whole - rise ** years) / apart
    return singleCents * whole + 12 * monthCents * (1 + (13 / 24) * (rate / WHOLE)) * sum
  }
  let rate = first
  let slope = 1
  for (let step = 0; step < 3; step++) {
    const here = capitalAt(rate)
    slope = capitalAt(rate + 1) - here
    rate += (reached - here) / slope
  }
  return { rate, slope }
}

/** The lowest whole rate that reaches it, looked for from an estimate on; undefined: not near it. */
function lowestNear(
  { rate, slope }: { readonly rate: number; readonly slope: number },
  most: number,
  without: (rate: number) => number,
): number | undefined {
  let low = Number.NEGATIVE_INFINITY
  let high = Number.POSITIVE_INFINITY
  let at = Math.ceil(rate)
  for (let step = 0; step < NEAR_STEPS; step++) {
    if (!(at <= most && at > most - WIDEST)) return undefined
    const value = without(at)
    if (value >= 0) high = at
    else low = at
    if (high - low === 1) return high
    const next = Math.ceil(at - value / slope)
    at = value >= 0 ? Math.min(at - 1, next) : Math.max(at + 1, next)
    at = Math.min(high - 1, Math.max(low + 1, at))
  }
  return undefined
}

const NEAR_STEPS = 6
/** No plan that is offered loses so much a year: 32 %. */
const WIDEST = 32_000

/** The same without an estimate, for plans of which costs leave nothing, or nearly. */
function lowestBelow(returnRate: number, without: (rate: number) => number): number {
  let high = returnRate
  let above = without(high)
  // Few plans lose more than 2 % a year, so the search starts there and widens.
  let width = 2_000
  let low = returnRate - width
  let below = without(low)
  while (below >= 0 && width < 64_000) {
    high = low
    above = below
    width *= 2
    low = returnRate - width
    below = without(low)
  }
  // Capital rises with the return and is nearly straight, so a line through both ends points at
  // the place. Every second step halves, which ends the search however bent the curve is.
  for (let halve = false; high - low > 1; halve = !halve) {
    const part = halve ? 0.5 : below / (below - above)
    const guess = Math.floor(low + (high - low) * part)
    const middle = Math.min(high - 1, Math.max(low + 1, guess))
    const value = without(middle)
    if (value >= 0) {
      high = middle
      above = value
    } else {
      low = middle
      below = value
    }
  }
  return high
}

/** The monthly contribution in each year. */
export function contributionsOf({
  monthCents,
  years,
  risePercent,
}: SavingsPlan): readonly number[] {
  const contributions: number[] = []
  let month = monthCents
  for (let year = 0; year < years; year++) {
    contributions.push(month)
    month = divideHalfUp(month * (100 + risePercent), 100)
  }
  return contributions
}
