import { showZonedMoment } from '../client/show-moment.ts'
import type { ScheduleRecord } from '../wire/schedule-record.ts'

/** What happens then, as the buttons call it that do it at once. */
export const scheduledActions: Readonly<Record<ScheduleRecord['action'], string>> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
}

export function saySchedule({ action, at, state, failure, isOutdated }: ScheduleRecord): string {
  const what = `${scheduledActions[action]} on ${showZonedMoment(at)}.`
  if (state === 'failed') return `${what} It failed: ${failure ?? 'no reason was given'}`
  return isOutdated ? `${what} It was changed since: schedule it again to include that.` : what
}
