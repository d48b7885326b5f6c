import { divideHalfUp } from '../../values/rounding.ts'

export type Guarantee = '60' | '80' | '90'

/** Age at which pensions are paid. */
export const RETIREMENT_AGE = 67

/** Yearly return after costs in percent: the higher the guarantee, the less is left to shares. Ours. */
const RETURN_PERCENT = { '60': 4, '80': 3, '90': 2 } as const
/** Monthly pension for each 10,000 of capital. Ours; euros and cents alike. */
const PENSION_PER_10000 = 25

/** What a contribution may become. All in cents, in integers, so that every machine agrees. */
interface Projection {
  /** Sum of contributions that is paid out at least. */
  readonly guaranteedCapital: number
  /** Pension a month if the return holds. */
  readonly pension: number
}

export function project(monthCents: number, age: number, guarantee: Guarantee): Projection {
  const years = Math.max(0, RETIREMENT_AGE - age)
  const rate = RETURN_PERCENT[guarantee]
  // Paid in over the year, so that half a year's return comes on top.
  const paidIn = divideHalfUp(monthCents * 12 * (200 + rate), 200)
  let capital = 0
  for (let year = 0; year < years; year++) {
    capital = divideHalfUp(capital * (100 + rate), 100) + paidIn
  }
  return {
    guaranteedCapital: divideHalfUp(monthCents * 12 * years * Number(guarantee), 100),
    pension: divideHalfUp(capital * PENSION_PER_10000, 10_000),
  }
}
