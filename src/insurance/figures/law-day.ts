import { missingParameters } from '../statutory/missing-parameters.ts'
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
  const year = Number(today.slice(0, 4))
  for (let back = 1; back <= 3; back += 1) {
    const day = isoDateOf(`${year - back}-12-31`)
    if (missingParameters(day).length === 0) return day
  }
  throw new RangeError(
    `No year before ${today} has all of its statutory numbers: ${missingParameters(today).join(', ')}.`,
  )
}
