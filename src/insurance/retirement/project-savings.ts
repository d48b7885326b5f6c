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

export function paidIn(plan: SavingsPlan): number {
  return plan.singleCents + contributionsOf(plan).reduce((sum, cents) => sum + 12 * cents, 0)
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
  const { costs, singleCents, monthCents, years } = plan
  const rate = returnRate - costs.capital
  const planned = singleCents + 12 * monthCents * years
  const spread = Math.min(years, ACQUISITION_YEARS)
  const acquisition = divideHalfUp(planned * costs.acquisition, WHOLE * spread)
  let capital = singleCents - divideHalfUp(singleCents * costs.contribution, WHOLE)
  for (let year = 0; year < years; year++) {
    const paid = 12 * (contributions[year] ?? 0)
    const kept = paid - divideHalfUp(paid * costs.contribution, WHOLE)
    const invested = year < spread ? kept - acquisition : kept
    capital = Math.max(
      0,
      divideHalfUp(capital * (WHOLE + rate), WHOLE) +
        divideHalfUp(invested * (24 * WHOLE + 13 * rate), 24 * WHOLE),
    )
  }
  return capital
}

/**
 * Effective costs: by how much costs lower the yearly return (reduction in yield), in thousandths
 * of a percent: the lowest return at which a plan without costs reaches the same capital.
 */
export function effectiveCosts(plan: SavingsPlan, returnRate: number): number {
  const contributions = contributionsOf(plan)
  const reached = projectCapital(plan, returnRate, contributions)
  const free = { ...plan, costs: NO_COSTS }
  const without = (rate: number) => projectCapital(free, rate, contributions) - reached
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
  return returnRate - high
}

/** The monthly contribution in each year. */
function contributionsOf({ monthCents, years, risePercent }: SavingsPlan): readonly number[] {
  const contributions: number[] = []
  let month = monthCents
  for (let year = 0; year < years; year++) {
    contributions.push(month)
    month = divideHalfUp(month * (100 + risePercent), 100)
  }
  return contributions
}
