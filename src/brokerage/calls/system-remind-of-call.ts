import { handleJob, type JobHandler } from '#platform/jobs/handle-job.ts'
import type { CallsDesk } from './calls-desk.ts'
import { findCall } from './find-call.ts'
import { remindOfCallJob } from './remind-job.ts'
import { tellOfCall } from './tell-of-call.ts'

export function remindOfCallHandler(open: () => CallsDesk): JobHandler {
  return handleJob(remindOfCallJob, async ({ reference, sequence }) => {
    const desk = open()
    const call = await findCall(desk, reference)
    if (call?.state !== 'booked' || call.sequence !== sequence) return
    if (call.startsAt <= desk.clock.now()) return
    await desk.db.transaction((transaction) =>
      tellOfCall({ ...desk, db: transaction }, 'reminder', call),
    )
  })
}
