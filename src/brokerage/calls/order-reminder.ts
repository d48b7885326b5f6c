import type { BookedCall } from './call.ts'
import type { CallsDesk } from './calls-desk.ts'
import { remindOfCallJob } from './remind-job.ts'

const HOUR = 3_600_000

/** A day ahead; an hour ahead where it is sooner; not at all where it is now. */
export async function orderReminder(
  desk: Pick<CallsDesk, 'db' | 'jobs' | 'clock'>,
  { reference, sequence, startsAt }: BookedCall,
): Promise<void> {
  const now = desk.clock.now().getTime()
  const ahead = [24 * HOUR, HOUR].find((each) => startsAt.getTime() - each > now + HOUR / 2)
  if (ahead === undefined) return
  const startAfter = new Date(startsAt.getTime() - ahead)
  await desk.jobs.send(desk.db, remindOfCallJob, { reference, sequence }, { startAfter })
}
