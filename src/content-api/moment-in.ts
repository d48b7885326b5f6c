/**
 * A moment of the first ten thousand years, given as milliseconds or in the ISO form; undefined for
 * anything else, such as 30 February. Without a zone it is in UTC, wherever the server stands.
 */
export function momentIn(value: string | number): Date | undefined {
  const moment = typeof value === 'number' ? new Date(value) : isoMoment(value)
  const year = moment?.getUTCFullYear() ?? Number.NaN
  return year >= 1 && year <= 9999 ? moment : undefined
}

function isoMoment(text: string): Date | undefined {
  const [, day, time, zone] = ISO_FORM.exec(text) ?? []
  if (day === undefined || !isDay(day)) return undefined
  return new Date(time === undefined ? day : `${day}T${time}${zone ?? 'Z'}`)
}

const ISO_FORM =
  /^(\d{4}(?:-\d\d(?:-\d\d)?)?)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i

/** JavaScript reads 30 February as the second of March. */
function isDay(day: string): boolean {
  const start = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day)
}
