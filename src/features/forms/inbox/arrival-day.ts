import { firstStillKept } from '#brokerage/privacy/kept-until.ts'
import { parseIsoDate } from '#insurance/values/iso-date.ts'
import { momentOn } from '#platform/calendar/wall-clock.ts'
import { berlinDay, type Clock } from '#platform/clock.ts'

/**
 * The beginning of the day in Berlin on which a complaint reached us. Undefined for no day, one to
 * come, or one whose complaints are not kept any more.
 */
export function readArrivalDay(typed: string, clock: Clock): Date | undefined {
  const day = parseIsoDate(typed)
  const today = berlinDay(clock.now())
  if (day === undefined || day > today) return undefined
  const at = momentOn(day, 0, 'Europe/Berlin')
  return at && at >= firstStillKept(today) ? at : undefined
}
