import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'

/**
 * Where the time comes from. Code that needs "now" takes a Clock, code that needs "today"
 * takes a date: so a quote of last March can be reproduced, and tests never wait.
 */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export function fixedClock(at: Date | string): Clock {
  const instant = new Date(at).getTime()
  return { now: () => new Date(instant) }
}

/**
 * The calendar date (YYYY-MM-DD) at a place. Contracts begin and legal thresholds change at
 * midnight there, not at midnight UTC.
 */
export function dayIn(timeZone: string, moment: Date): IsoDate {
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    formats.set(timeZone, format)
  }
  return isoDateOf(format.format(moment))
}

/** The day in Germany, whose days the product counts. */
export function berlinDay(moment: Date): IsoDate {
  return dayIn('Europe/Berlin', moment)
}

/** One for each place: making it takes longer than a page may think about the date. */
const formats = new Map<string, Intl.DateTimeFormat>()
