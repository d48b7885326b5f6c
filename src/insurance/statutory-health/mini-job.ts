import {
  minijobPauschaleKranken,
  minijobPauschaleRente,
  rentenBeitragssatz,
} from '../statutory/contribution-rates.ts'
import { valueAt } from '../statutory/dated.ts'
import { minijobGrenze } from '../statutory/earnings-limits.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { addRates, shareOf } from '../values/percent.ts'
import { divideHalfUp } from '../values/rounding.ts'

/** Up to here a job is a mini-job; a cent more and it is not. */
export function isMiniJob(grossMonthCents: number, on: IsoDate): boolean {
  return grossMonthCents <= valueAt(minijobGrenze, on)
}

/** A month of a yearly pay, to the cent. A pay just above that of twelve mini-jobs is not rounded to one. */
export function monthOfPay(yearCents: number, on: IsoDate): number {
  const month = divideHalfUp(yearCents, 12)
  const limit = valueAt(minijobGrenze, on)
  return month === limit && yearCents > 12 * limit ? limit + 1 : month
}

/** A mini-job insures nobody: the employer pays flat rates, the member only towards the pension. */
export function miniJobContribution(grossMonthCents: number, on: IsoDate) {
  const flatPension = valueAt(minijobPauschaleRente, on)
  return {
    employerHealth: shareOf(grossMonthCents, valueAt(minijobPauschaleKranken, on)),
    employerPension: shareOf(grossMonthCents, flatPension),
    /** Nothing after opting out. */
    memberPension: shareOf(
      grossMonthCents,
      addRates(valueAt(rentenBeitragssatz, on), -flatPension),
    ),
  }
}
