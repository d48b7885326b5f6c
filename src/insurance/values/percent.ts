import { divideHalfUp } from './rounding.ts'

declare const milliPercent: unique symbol

/** A rate as an integer count of thousandths of a percent: 14.6 % is 14600. */
export type MilliPercent = number & { readonly [milliPercent]: true }

/** 14.6 → 14600. Takes the number as written in the law, at most three decimals. */
export function percent(value: number): MilliPercent {
  const scaled = Math.round(value * 1000)
  if (Math.abs(scaled - value * 1000) > 1e-6) {
    throw new RangeError(`A rate has at most three decimals, got ${value} %.`)
  }
  return scaled as MilliPercent
}

/** Sum of rates, which stays a rate. */
export function addRates(...rates: readonly number[]): MilliPercent {
  return rates.reduce((sum, rate) => sum + rate, 0) as MilliPercent
}

/**
 * The share of a base in cents, half-up to the cent:
 * floor((2 * base * rate + 100000) / 200000).
 */
export function shareOf(baseCents: number, rate: MilliPercent): number {
  return divideHalfUp(baseCents * rate, 100_000)
}

/**
 * The share at half the rate, rounded once. Half of 2.69 % is 1.345 %, and half of an odd
 * thousandth would not be an integer, so the division is left to the rounding.
 */
export function halfShareOf(baseCents: number, rate: MilliPercent): number {
  return divideHalfUp(baseCents * rate, 200_000)
}
