/** `09:30` of 570. Midnight at the end of a day is `00:00`. */
export function timeOfMinute(minute: number): string {
  const within = minute % 1440
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** The other way round; `00:00` as an end is the end of the day. */
export function minuteOfTime(time: string, isEnd = false): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const minute = hours * 60 + minutes
  return isEnd && minute === 0 ? 1440 : minute
}

/** The earliest end of hours. The end of the day is left alone: it is written as its beginning. */
export function firstEnd(hours: { fromMinute: number; toMinute: number }): string | undefined {
  return hours.toMinute === 1440 ? undefined : timeOfMinute(hours.fromMinute + 1)
}

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
