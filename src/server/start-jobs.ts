import { deleteExpiredHandler } from '#accounts/system-delete-expired.ts'
import { forgetCallsHandler } from '#brokerage/calls/system-forget-calls.ts'
import { remindOfCallHandler } from '#brokerage/calls/system-remind-of-call.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { deleteExpiredDraftsHandler } from '#brokerage/drafts/system-delete-expired-drafts.ts'
import { brokerageJobHandlers } from '#brokerage/open-brokerage.ts'
import { stripCameraNotesHandler } from '#content/media/system-strip-camera-notes.ts'
import { scheduledChangeHandler } from '#content/scheduling/system-run-scheduled-change.ts'
import type { FormDesk } from '#features/forms/form-desk.ts'
import { formMailHandlers } from '#features/forms/mails/system-send-form-mails.ts'
import { forgetHandlers } from '#features/forms/system-forget.ts'
import { forgetVotersHandler } from '#features/support/system-forget-voters.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Env } from '#platform/env.ts'
import { DATA_FOLDERS, dataFolder } from '#platform/files/data-folders.ts'
import { deleteUnfinishedHandler } from '#platform/files/system-delete-unfinished.ts'
import { type Jobs, openJobs } from '#platform/jobs/open-jobs.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { Logger } from './request-log.ts'
import { ALL_SEALED_COLUMNS, ALL_SEALED_FILES } from './sealed-columns.ts'

/** Every kind of work that is done later. */
export function startJobs(parts: {
  env: Env
  database: Database
  log: Logger
  hosts: HostTable
  mailer: Mailer
  formParts: Omit<FormDesk, 'jobs'>
  brokerage: () => BrokerageDesk
}): Jobs {
  const { env, database, log, hosts, mailer, formParts, brokerage } = parts
  const jobs: Jobs = openJobs({
    database,
    log,
    handlers: [
      scheduledChangeHandler(database.db, log),
      stripCameraNotesHandler(database.db, log),
      deleteExpiredHandler(database.db, systemClock),
      ...formMailHandlers({ ...formParts, hosts, mailer }),
      ...forgetHandlers(formParts, () => jobs),
      forgetVotersHandler(database.db, systemClock),
      ...brokerageJobHandlers(brokerage, ALL_SEALED_COLUMNS, ALL_SEALED_FILES),
      deleteExpiredDraftsHandler(database.db, systemClock),
      deleteUnfinishedHandler(
        DATA_FOLDERS.map((name) => dataFolder(env, name)),
        systemClock,
      ),
      remindOfCallHandler(() => ({ ...brokerage(), secretKey: env.secretKey })),
      forgetCallsHandler({ db: database.db, clock: systemClock }),
    ],
  })
  return jobs
}
