import { ALL_PARAMETERS, missingParameters } from '../statutory/missing-parameters.ts'
import { type IsoDate, isoDateOf } from '../values/iso-date.ts'

/**
 * The day whose law a page explains: today, or the last day of the latest year whose numbers are
 * all known. On the first of January, before the new numbers are entered, pages go on explaining
 * the old year and say its number (`law.year`) rather than break or mix two years.
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
  for (let year = yearOf(today) - 1; year >= FIRST_YEAR; year -= 1) {
    const day = isoDateOf(`${year}-12-31`)
    if (missingParameters(day).length === 0) return day
  }
  throw new RangeError(
    `No year before ${today} has all of its statutory numbers: ${missingParameters(today).join(', ')}.`,
  )
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Before it nothing is known. However long nobody enters numbers, pages go on. */
const FIRST_YEAR = Math.min(
  ...ALL_PARAMETERS.flatMap(({ entries }) => entries.map(({ from }) => yearOf(from))),
)
