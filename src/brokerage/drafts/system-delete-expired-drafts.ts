import { lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import { deleteInPortions } from '#platform/database/in-portions.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { handleJob, type JobHandler } from '#platform/jobs/handle-job.ts'
import { drafts } from './tables.ts'

const deleteExpiredDraftsJob = defineJob({
  name: 'delete-expired-drafts',
  data: z.object({}),
  retries: 2,
  everyHours: 24,
})

export function deleteExpiredDraftsHandler(db: Queries, clock: Clock): JobHandler {
  return handleJob(deleteExpiredDraftsJob, async () => {
    await deleteExpiredDrafts(db, clock.now())
  })
}

/**
 * Forgets applications that nobody went on with: personal data lives no longer than its purpose
 * (GDPR art. 5 (1) e). Their files are cleaned away with other loose ones.
 */
export function deleteExpiredDrafts(queries: Queries, now: Date): Promise<number> {
  return deleteInPortions(queries, drafts, lte(drafts.expiresAt, now))
}
