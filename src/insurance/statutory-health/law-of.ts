import type { DatedEntry, DatedParameter } from '../statutory/dated.ts'
import type { IsoDate } from '../values/iso-date.ts'

type Stretch = Pick<DatedEntry<unknown>, 'from' | 'until'>

/**
 * The day whose law decides about cover from a start on: that day, or today as long as one of these
 * numbers is missing for it. Old and new numbers are never mixed in one price.
 */
export function makeLawOf(parameters: readonly DatedParameter<unknown>[]) {
  // Stretches of time in which all of them are known. Found once, for every price asks.
  const known = parameters.reduce<readonly Stretch[]>(
    (stretches, { entries }) =>
      stretches.flatMap((stretch) =>
        entries
          .map(({ from, until }) => ({
            from: from > stretch.from ? from : stretch.from,
            until: until < stretch.until ? until : stretch.until,
          }))
          .filter(({ from, until }) => from <= until),
      ),
    [{ from: '0000-01-01', until: '9999-12-31' }],
  )
  return (start: IsoDate, today: IsoDate): IsoDate =>
    known.some(({ from, until }) => from <= start && start <= until) ? start : today
}
