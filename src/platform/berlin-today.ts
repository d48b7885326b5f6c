import type { IsoDate } from '#insurance/values/iso-date.ts'
import { berlinDay, type Clock } from './clock.ts'

/** Today in Berlin. The date is worked out once a minute at most: no midnight falls in between. */
export function berlinToday(clock: Clock): () => IsoDate {
  let minute = Number.NaN
  let today: IsoDate
  return () => {
    const now = clock.now()
    const thisMinute = Math.floor(now.getTime() / 60_000)
    if (thisMinute !== minute) {
      minute = thisMinute
      today = berlinDay(now)
    }
    return today
  }
}
