const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The day in Berlin at a moment, as YYYY-MM-DD. */
export function berlinDay(moment: number): string {
  return berlin.format(moment)
}

/** The day in Berlin so many days ago, as YYYY-MM-DD: days of the product are days there. */
export function dayBefore(count: number, now: number = Date.now()): string {
  // From day to day, not by hours: a day on which the clock is put forward has only 23.
  return new Date(Date.parse(berlinDay(now)) - count * 86_400_000).toISOString().slice(0, 10)
}
