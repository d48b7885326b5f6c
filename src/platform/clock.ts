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
export function todayIn(timeZone: string, clock: Clock): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(clock.now())
}
