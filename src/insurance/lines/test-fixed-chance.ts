import { isoDateOf } from '../values/iso-date.ts'

/** Far enough from the end of their year that no start falls into one whose law may still come. */
export const FIXED_DAYS = ['2025-03-10', '2026-05-20'].map(isoDateOf)

/** So many choices from 0 to `max`, the first and the last among them. */
export function spread(count: number) {
  return Array.from(
    { length: count },
    (_, index) => (max: number) => Math.round(Math.max(0, max) * near0(index / (count - 1), max)),
  )
}

/** Park and Miller's generator: the same numbers for every seed, everywhere. */
export function pickBySeed(seed: number) {
  let state = seed
  return (max: number) => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor(near0(state / 2_147_483_647, max) * (Math.max(0, max) + 1))
  }
}

/** With so many to choose from, it is an amount in cents and no longer a day of a life. */
const AN_AMOUNT = 100_000

/** Most amounts are small: limits of law and insurers lie at a hundredth of what a form takes. */
function near0(part: number, max: number): number {
  return max > AN_AMOUNT ? part * part * part : part
}
