import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import { deleteInPortions } from '#platform/database/in-portions.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { handleJob, type JobHandler } from '#platform/jobs/handle-job.ts'
import {
  customerSessions,
  customerVerifications,
  staffInvitations,
  staffSessions,
  staffVerifications,
} from './tables.ts'

const deleteExpiredJob = defineJob({
  name: 'delete-expired-sign-ins',
  data: z.object({}),
  retries: 2,
  everyHours: 24,
})

export function deleteExpiredHandler(db: Queries, clock: Clock): JobHandler {
  return handleJob(deleteExpiredJob, () => deleteExpired(db, clock.now()))
}

/** Deletes what has had its time. Nothing relies on it, so once a day is enough. */
export async function deleteExpired(db: Queries, now: Date): Promise<void> {
  for (const table of [
    customerSessions,
    customerVerifications,
    staffSessions,
    staffVerifications,
    staffInvitations,
  ])
    await deleteInPortions(db, table, lt(table.expiresAt, now))
}
