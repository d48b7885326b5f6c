import { longDateFormat } from './formatters.ts'
import type { Language } from './language.ts'
import { writeDay } from './write-day.ts'

declare const isoDate: unique symbol

/** A real day of the calendar as "2026-11-15". Compares correctly as text. */
export type IsoDate = string & { readonly [isoDate]: true }

/** undefined when the text is no day of the Gregorian calendar (2025-02-29, 2025-13-01). */
export function parseIsoDate(text: string): IsoDate | undefined {
  if (!FORM.test(text)) return undefined
  const { year, month, day } = partsOf(text as IsoDate)
  if (year < 1800 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    return undefined
  }
  return text as IsoDate
}

/** For dates written in code; a date that does not exist is a mistake of the author. */
export function isoDateOf(text: string): IsoDate {
  const date = parseIsoDate(text)
  if (!date) throw new RangeError(`"${text}" is not a calendar date in the form 2026-01-31.`)
  return date
}

export function partsOf(date: IsoDate): { year: number; month: number; day: number } {
  return {
    year: 100 * digitsAt(date, 0) + digitsAt(date, 2),
    month: digitsAt(date, 5),
    day: digitsAt(date, 8),
  }
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** 31 January plus one month is the last day of February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = partsOf(date)
  const index = year * 12 + (month - 1) + months
  const newYear = Math.floor(index / 12)
  const newMonth = index - newYear * 12 + 1
  return format(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

export function addYears(date: IsoDate, years: number): IsoDate {
  return addMonths(date, 12 * years)
}

/**
 * The last day of something that begins at the start of a day and runs for whole months: the day
 * before the one of the same number (§ 188 (2) BGB). Where that month has no such day, the term ends
 * with the month (§ 188 (3)): a month from 31 January ends on 28 February, not on the 27th.
 */
export function lastDayOfTerm(start: IsoDate, months: number): IsoDate {
  const next = addMonths(start, months)
  return partsOf(next).day < partsOf(start).day ? next : addDays(next, -1)
}

/** The day on which `ageAt` first says this age: 1 March of a common year for a 29 February. */
export function birthdayOf(birthDate: IsoDate, age: number): IsoDate {
  const day = addYears(birthDate, age)
  return partsOf(day).day < partsOf(birthDate).day ? addDays(day, 1) : day
}

export function addDays(date: IsoDate, days: number): IsoDate {
  // Mostly tomorrow or yesterday, for which no calendar is needed.
  const { year, month, day } = partsOf(date)
  if (day + days >= 1 && day + days <= 28) return format(year, month, day + days)
  const shifted = new Date(dayNumber(date) * DAY_MS + days * DAY_MS)
  return format(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, shifted.getUTCDate())
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Completed months from one date to another; negative when the second comes first. */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  if (to < from) return -monthsBetween(to, from)
  const [a, b] = [partsOf(from), partsOf(to)]
  const months = (b.year - a.year) * 12 + (b.month - a.month)
  const lastIsComplete = b.day >= Math.min(a.day, daysInMonth(b.year, b.month))
  return lastIsComplete ? months : months - 1
}

/**
 * Completed years of life. Born on 29 February, one is a year older on 1 March of a common
 * year (§ 188 BGB: a year of life is completed at the end of the day before the birthday).
 */
export function ageAt(birthDate: IsoDate, on: IsoDate): number {
  const [born, now] = [partsOf(birthDate), partsOf(on)]
  const beforeBirthday = now.month * 100 + now.day < born.month * 100 + born.day
  return now.year - born.year - (beforeBirthday ? 1 : 0)
}

/**
 * A date of birth for somebody of whom the age alone is known: that old since the month began, so that
 * what counts from the month after a birthday (§ 55 (3) SGB XI) does not hang on the day of asking.
 */
export function bornForAge(age: number, on: IsoDate): IsoDate {
  return addYears(firstOfMonth(on), -age)
}

export function firstOfNextMonth(date: IsoDate): IsoDate {
  return addMonths(firstOfMonth(date), 1)
}

export function firstOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 8)}01` as IsoDate
}

export function showDate(date: IsoDate, language: Language): string {
  const text = longDateFormat(language).format(new Date(dayNumber(date) * DAY_MS))
  return writeDay(text, language)
}

const FORM = /^\d{4}-\d{2}-\d{2}$/
const DAY_MS = 86_400_000
const ZERO = 48

/** The number of two digits. Read from the letters, since dates are taken apart very often. */
function digitsAt(date: IsoDate, at: number): number {
  return 10 * (date.charCodeAt(at) - ZERO) + (date.charCodeAt(at + 1) - ZERO)
}

function dayNumber(date: IsoDate): number {
  const { year, month, day } = partsOf(date)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

function format(year: number, month: number, day: number): IsoDate {
  return `${year < 1000 ? String(year).padStart(4, '0') : year}-${twoDigits(month)}-${twoDigits(day)}` as IsoDate
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}
