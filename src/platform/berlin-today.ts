import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import { type Clock, todayIn } from './clock.ts'

/** Today in Berlin. The date is worked out once a minute at most: no midnight falls in between. */
export function berlinToday(clock: Clock): () => IsoDate {
  let minute = Number.NaN
  let today: IsoDate
  return () => {
    const now = clock.now()
    const thisMinute = Math.floor(now.getTime() / 60_000)
    if (thisMinute !== minute) {
      minute = thisMinute
      today = isoDateOf(todayIn('Europe/Berlin', { now: () => now }))
    }
    return today
  }
}
