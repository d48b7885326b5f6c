import * as rates from '../statutory/contribution-rates.ts'
import type { DatedEntry, DatedParameter } from '../statutory/dated.ts'
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

type Stretch = Pick<DatedEntry<unknown>, 'from' | 'until'>

/** Stretches of time in which all of them are known. Found once, for every price asks. */
const KNOWN = CONTRIBUTIONS.reduce<readonly Stretch[]>(
  (known, { entries }) =>
    known.flatMap((stretch) =>
      entries
        .map(({ from, until }) => ({
          from: from > stretch.from ? from : stretch.from,
          until: until < stretch.until ? until : stretch.until,
        }))
        .filter(({ from, until }) => from <= until),
    ),
  [{ from: '0000-01-01', until: '9999-12-31' }],
)

/**
 * The day whose law decides about a membership: its first day, or today as long as a number of that
 * day is missing. Old and new numbers are never mixed in one contribution.
 */
export function lawOfMembership(start: IsoDate, today: IsoDate): IsoDate {
  return KNOWN.some(({ from, until }) => from <= start && start <= until) ? start : today
}
