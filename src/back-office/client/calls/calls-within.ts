import { dayIn } from '#platform/clock.ts'
import type { CallRow, CallsRecord } from '../../wire/casework-records.ts'

/** How many calls an adviser still has on these days, which begin and end where the adviser is. */
export function callsWithin(
  calls: readonly Pick<CallRow, 'adviserId' | 'state' | 'startsAt'>[],
  { id, timeZone }: Pick<CallsRecord['advisers'][number], 'id' | 'timeZone'>,
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
): number {
  const isWithin = (day: string) => firstDay <= day && day <= lastDay
  return calls.filter(
    ({ adviserId, state, startsAt }) =>
      adviserId === id &&
      state === 'booked' &&
      new Date(startsAt) > new Date() &&
      isWithin(dayIn(timeZone, new Date(startsAt))),
  ).length
}
