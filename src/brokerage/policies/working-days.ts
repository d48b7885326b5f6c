import {
  addDays,
  daysBetween,
  type IsoDate,
  isoDateOf,
  partsOf,
} from '#insurance/values/iso-date.ts'

/**
 * The day itself, or the next on which people work: no Saturday, no Sunday, no public holiday. Those
 * of all of Germany count; single states have more.
 */
export function nextWorkingDay(day: IsoDate): IsoDate {
  return isWorkingDay(day) ? day : nextWorkingDay(addDays(day, 1))
}

function isWorkingDay(day: IsoDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.includes(day.slice(5))) return false
  return !AROUND_EASTER.includes(daysBetween(easterOf(partsOf(day).year), day))
}

/** New Year, Labour Day, German Unity Day, both days of Christmas; month and day. */
const FIXED_HOLIDAYS: readonly string[] = ['01-01', '05-01', '10-03', '12-25', '12-26']

/** Good Friday, Easter Monday, Ascension, Whit Monday; days after Easter Sunday. */
const AROUND_EASTER: readonly number[] = [-2, 1, 39, 50]

/** Easter Sunday in the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easterOf(year: number): IsoDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  const two = (part: number) => String(part).padStart(2, '0')
  return isoDateOf(`${year}-${two(month)}-${two(day)}`)
}
