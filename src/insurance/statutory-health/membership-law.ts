import * as rates from '../statutory/contribution-rates.ts'
import { type DatedParameter, isKnown } from '../statutory/dated.ts'
import * as limits from '../statutory/earnings-limits.ts'
import { AOK, NATIONWIDE } from '../statutory/zusatzbeitrag.ts'
import type { IsoDate } from '../values/iso-date.ts'

/** Every number that a contribution to a public fund may be made of. */
const CONTRIBUTIONS: readonly DatedParameter<unknown>[] = [
  ...Object.values(rates),
  ...Object.values(limits),
  ...Object.values(NATIONWIDE),
  ...Object.values(AOK),
]

/**
 * The day whose law decides about a membership: its first day, or today as long as a number of that
 * day is missing. Old and new numbers are never mixed in one contribution.
 */
export function lawOfMembership(start: IsoDate, today: IsoDate): IsoDate {
  return CONTRIBUTIONS.every((parameter) => isKnown(parameter, start)) ? start : today
}

/** The same for what the mini-job limit alone decides, which is known earlier than the rest. */
export function miniJobLawOf(start: IsoDate, today: IsoDate): IsoDate {
  return isKnown(limits.minijobGrenze, start) ? start : today
}
