import { daysInMonth, type IsoDate, partsOf } from './iso-date.ts'
import { divideHalfUp } from './rounding.ts'

/** What a month costs from this day on, by the day. */
export function partOfMonth(monthCents: number, from: IsoDate): number {
  const { year, month, day } = partsOf(from)
  const days = daysInMonth(year, month)
  return divideHalfUp(monthCents * (days - day + 1), days)
}
