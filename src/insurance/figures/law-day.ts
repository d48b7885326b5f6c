import { ALL_PARAMETERS, missingParameters } from '../statutory/missing-parameters.ts'
import { type IsoDate, isoDateOf } from '../values/iso-date.ts'

/**
 * The day whose law a page explains: today, or the last day of the latest year whose numbers are
 * all known. On the first of January, before the new numbers are entered, pages go on explaining
 * the old year and say its number (`law.year`) rather than break or mix two years. On a machine whose
 * clock stands before all known law, they explain the first known year in the same way.
 */
export function lawDay(today: IsoDate): IsoDate {
  const known = days.get(today)
  if (known) return known
  const found = latestKnown(today)
  days.clear()
  days.set(today, found)
  return found
}

const days = new Map<IsoDate, IsoDate>()

function latestKnown(today: IsoDate): IsoDate {
  if (missingParameters(today).length === 0) return today
  const before = KNOWN_YEARS.findLast((day) => day <= today)
  return before ?? KNOWN_YEARS[0] ?? today
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** The last days of the years whose numbers are all known. However long nobody enters numbers, pages go on. */
const KNOWN_YEARS: readonly IsoDate[] = [
  ...new Set(ALL_PARAMETERS.flatMap(({ entries }) => entries.map(({ until }) => yearOf(until)))),
]
  .sort((one, other) => one - other)
  .map((year) => isoDateOf(`${year}-12-31`))
  .filter((day) => missingParameters(day).length === 0)
