import { offsetAt } from './time-zone-component.ts'

const MINUTE = 60_000

/**
 * The moment at which the clock on the wall of a place shows so many minutes after midnight.
 * undefined when it never does, because the clock was put forward over it; the first of the two
 * when it shows them twice.
 */
export function momentOn(day: string, minutes: number, timeZone: string): Date | undefined {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE
  // Either side of a change of the clock one of the two offsets is right.
  const offsets = [wall - 12 * 60 * MINUTE, wall + 12 * 60 * MINUTE].map((near) =>
    offsetAt(timeZone, new Date(near)),
  )
  const fitting = offsets
    .map((offset) => wall - offset * MINUTE)
    .filter((moment) => moment + offsetAt(timeZone, new Date(moment)) * MINUTE === wall)
  return fitting.length === 0 ? undefined : new Date(Math.min(...fitting))
}

/** 1 for Monday to 7 for Sunday, as ISO 8601 counts. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** Whether the platform knows a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}
