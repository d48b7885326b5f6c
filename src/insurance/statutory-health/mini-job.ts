import {
  minijobPauschaleKranken,
  minijobPauschaleRente,
  rentenBeitragssatz,
} from '../statutory/contribution-rates.ts'
import { valueAt } from '../statutory/dated.ts'
import { minijobGrenze } from '../statutory/earnings-limits.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { addRates, shareOf } from '../values/percent.ts'

/** Up to here a job is a mini-job; a cent more and it is not. */
export function isMiniJob(grossMonthCents: number, on: IsoDate): boolean {
  return grossMonthCents <= valueAt(minijobGrenze, on)
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
