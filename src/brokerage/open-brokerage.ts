import type { ContentSource } from '#content/source.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { berlinToday } from '#platform/berlin-today.ts'
import type { Clock } from '#platform/clock.ts'
import { blindIndexKey, openKeyring } from '#platform/encryption/keyring.ts'
import type { Env } from '#platform/env.ts'
import { dataFolder } from '#platform/files/data-folders.ts'
import { deleteFiles, deleteFilesJob } from '#platform/files/delete-files-job.ts'
import { openFileStore } from '#platform/files/open-file-store.ts'
import { handleJob, type JobHandler } from '#platform/jobs/handle-job.ts'
import { awaitQuiet } from './applications/keep-orders.ts'
import { companyFacts } from './company-facts.ts'
import type { BrokerageDesk } from './desk.ts'
import { createFolderHandOver } from './follow-up/folder-hand-over.ts'
import { followUpJob } from './follow-up/follow-up-job.ts'
import { renewPapersJob } from './follow-up/renew-papers-job.ts'
import { reportConversionJob } from './follow-up/report-conversion-job.ts'
import { deliverMail } from './follow-up/system-deliver-mail.ts'
import { followUp } from './follow-up/system-follow-up.ts'
import { settleChange } from './follow-up/system-settle-change.ts'
import { settleConversion } from './follow-up/system-settle-conversion.ts'
import { tellInsurer } from './follow-up/system-tell-insurer.ts'
import { tellInsurerJob } from './follow-up/tell-insurer-job.ts'
import { deliverMailJob } from './mails/deliver-mail-job.ts'
import { housekeepingJob, keepHouse } from './privacy/system-housekeeping.ts'
import { sealFilesAgain, sealFilesAgainJob } from './privacy/system-seal-files-again.ts'
import { SEALED_COLUMNS, SEALED_FILES, type SealedColumns, type SealedFiles } from './seals.ts'
import { remindOfDeadlines, remindOfDeadlinesJob } from './service/system-remind-of-deadlines.ts'

/** The room as the settings want it. */
export function openBrokerage(
  parts: Required<
    Pick<BrokerageDesk, 'db' | 'jobs' | 'mailer' | 'hosts' | 'log' | 'sentMessages'>
  > & {
    readonly env: Env
    readonly clock: Clock
    readonly content: Pick<ContentSource, 'getSettings'>
    readonly lines: Readonly<Record<string, LoadedLine>>
  },
): BrokerageDesk {
  const { env, clock, content, db, jobs, mailer, hosts, log, lines, sentMessages } = parts
  const keyring = openKeyring(env)
  return {
    db,
    jobs,
    mailer,
    hosts,
    log,
    lines,
    clock,
    keyring,
    sentMessages,
    blindKey: blindIndexKey(env.secretKey),
    files: openFileStore(env, keyring),
    today: berlinToday(clock),
    company: async () => companyFacts(await content.getSettings(), hosts),
    handOver: createFolderHandOver(dataFolder(env, 'hand-over'), keyring),
    financeAds: env.financeAds,
  }
}

/** The work of this room that is done later. */
export function brokerageJobHandlers(
  desk: () => BrokerageDesk,
  /** Encrypted columns of this room and of those that build on it. */
  sealedColumns: SealedColumns = SEALED_COLUMNS,
  /** The same of their files. */
  sealedFiles: SealedFiles = SEALED_FILES,
): readonly JobHandler[] {
  return [
    handleJob(followUpJob, async ({ applicationId }) => {
      await awaitQuiet(desk())
      await followUp(desk(), applicationId)
    }),
    handleJob(renewPapersJob, async ({ requestId, along }) => {
      await awaitQuiet(desk())
      await settleChange(desk(), requestId, along)
    }),
    handleJob(reportConversionJob, ({ applicationId }) => settleConversion(desk(), applicationId)),
    handleJob(tellInsurerJob, (about) => tellInsurer(desk(), about)),
    handleJob(housekeepingJob, () => keepHouse(desk(), sealedColumns, sealedFiles)),
    handleJob(sealFilesAgainJob, async () => void (await sealFilesAgain(desk(), sealedFiles))),
    handleJob(deleteFilesJob, ({ names }) => deleteFiles(desk().files, names)),
    handleJob(remindOfDeadlinesJob, () => remindOfDeadlines(desk())),
    handleJob(deliverMailJob, async ({ mailId }) => {
      await awaitQuiet(desk())
      await deliverMail(desk(), mailId)
    }),
  ]
}
