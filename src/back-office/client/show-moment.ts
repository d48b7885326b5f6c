import { berlinDay } from './days.ts'

const moments = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium', timeStyle: 'short' })

/** `15 Nov 2026, 14:03`, in the colleague's own time zone. */
export function showMoment(iso: string): string {
  return moments.format(new Date(iso))
}

/**
 * `31 Oct 2027, 02:30 CEST`, for what shall happen then: an hour that the clock shows twice, and an hour
 * abroad, are told apart. British English, unlike Irish, knows what zones of the continent are called.
 */
export function showZonedMoment(iso: string, timeZone: string = ownTimeZone()): string {
  return new Intl.DateTimeFormat('en-GB', { ...zonedParts, timeZone }).format(new Date(iso))
}

const zonedParts = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** `Europe/Berlin`: the one that the colleague's clock is set to. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

const days = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium', timeZone: 'UTC' })

/** `15 Nov 2026` for `2026-11-15`, wherever the colleague is; nothing where there is no day. */
export function showDay(iso: string | undefined): string {
  return iso ? days.format(new Date(iso)) : ''
}

/** The same of a day on which something is due: `15 Nov 2026, overdue` once it is over in Berlin. */
export function showDue(day: string, now: number = Date.now()): string {
  return isOverdue(day, now) ? `${showDay(day)}, overdue` : showDay(day)
}

export function isOverdue(day: string, now: number = Date.now()): boolean {
  return day < berlinDay(now)
}

const minute = 60_000

/** `for 3 days`: how long ago, in whole units; the first minutes are `just now`. */
export function showAge(iso: string, now: number = Date.now()): string {
  if (isDay(iso)) return showAgeOfDay(iso, now)
  const minutes = Math.floor((now - new Date(iso).getTime()) / minute)
  if (minutes < 5) return 'just now'
  if (minutes < 60) return `for ${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours === 1 ? 'for an hour' : `for ${hours} hours`
  const days = Math.floor(hours / 24)
  return days === 1 ? 'for a day' : `for ${days} days`
}

function isDay(iso: string): boolean {
  return !iso.includes('T')
}

/** Where nothing but the day is known, no hours are counted. */
function showAgeOfDay(day: string, now: number): string {
  const days = (Date.parse(berlinDay(now)) - Date.parse(day)) / 86_400_000
  if (days < 1) return 'since today'
  return days === 1 ? 'since yesterday' : `for ${days} days`
}

const times = new Intl.DateTimeFormat('en-IE', { timeStyle: 'short' })

/** `14:03`, in the colleague's own time zone. */
export function showTime(iso: string): string {
  return times.format(new Date(iso))
}
