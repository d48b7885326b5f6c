/** A moment of the first ten thousand years; undefined for anything else, such as 30 February. */
export function momentIn(value: string | number): Date | undefined {
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999) return undefined
  const [day] = /^\d{4}-\d\d-\d\d/.exec(String(value)) ?? []
  return day === undefined || isDay(day) ? moment : undefined
}

/** JavaScript reads 30 February as the second of March. */
function isDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}
