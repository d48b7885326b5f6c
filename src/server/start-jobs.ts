import { deleteExpiredHandler } from '#accounts/system-delete-expired.ts'
import { scheduledChangeHandler } from '#content/scheduling/system-run-scheduled-change.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Jobs, openJobs } from '#platform/jobs/open-jobs.ts'
import type { Logger } from './request-log.ts'

/** Every kind of work that is done later. */
export function startJobs(parts: { database: Database; log: Logger }): Jobs {
  const { database, log } = parts
  return openJobs({
    database,
    log,
    handlers: [
      scheduledChangeHandler(database.db, log),
      deleteExpiredHandler(database.db, systemClock),
    ],
  })
}
