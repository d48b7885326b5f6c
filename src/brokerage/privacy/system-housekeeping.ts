import { and, eq, inArray, isNull, lt, notExists } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '#accounts/acting-user.ts'
import { inPortions } from '#platform/database/in-portions.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { oneByOne } from '#platform/jobs/one-by-one.ts'
import { moveApplication } from '../applications/move-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { drafts } from '../drafts/tables.ts'
import { isLoose } from '../files/is-loose.ts'
import { removeFiles } from '../files/remove-files.ts'
import { contractByContract } from '../policies/contract-by-contract.ts'
import { noteOwnEnds } from '../policies/system-note-own-ends.ts'
import { customerQuestions } from '../questions/tables.ts'
import { forgetArrivals } from '../referrals/system-count-arrivals.ts'
import { SEALED_COLUMNS, SEALED_FILES, type SealedColumns, type SealedFiles } from '../seals.ts'
import { lapseCancellations } from '../service/system-lapse-cancellations.ts'
import { remindOfProof } from '../service/system-remind-of-proof.ts'
import { applications, brokerageFiles, policies } from '../tables.ts'
import { findMissingKeys } from './system-find-missing-keys.ts'
import { FORGETTING } from './system-forget-what-ran-out.ts'
import { refuseMissing, sealAgain } from './system-seal-again.ts'
import { countOlderFiles } from './system-seal-files-again.ts'

/** What every day brings: ends, expiries, and things to throw away. */
export const housekeepingJob = defineJob({
  name: 'brokerage-housekeeping',
  data: z.object({}),
  retries: 3,
  everyHours: 6,
})

/**
 * Harmless at any time and any number of times. A part that fails keeps none of the others from being
 * done: what the law wants forgotten is, though a contract cannot be ended. The job is run again then.
 */
export async function keepHouse(
  desk: BrokerageDesk,
  sealedColumns: SealedColumns = SEALED_COLUMNS,
  sealedFiles: SealedFiles = SEALED_FILES,
): Promise<void> {
  const parts = [
    noteOwnEnds,
    endPolicies,
    remindOfProof,
    lapseCancellations,
    expireOffers,
    throwLooseFilesAway,
    forgetArrivals,
    ...FORGETTING,
    () => writeAgain(desk, sealedColumns),
    () => lookAtFiles(desk, sealedFiles),
  ]
  await oneByOne(
    parts,
    (part) => part(desk),
    (err) => desk.log.error({ err }, 'a part of the housekeeping failed'),
  )
}

async function writeAgain(desk: BrokerageDesk, sealedColumns: SealedColumns): Promise<void> {
  const { rows, left } = await sealAgain(desk, sealedColumns)
  if (rows > 0) desk.log.info({ rows }, 'rows of an older encryption key were written again')
  if (left > 0)
    desk.log.info({ rows: left }, 'rows of an older encryption key wait for the next run')
}

/** A job of their own writes files again; who takes a key away looks here for both. */
async function lookAtFiles(desk: BrokerageDesk, sealedFiles: SealedFiles): Promise<void> {
  const left = await countOlderFiles(desk, sealedFiles)
  if (left > 0)
    desk.log.info({ files: left }, 'files of an older encryption key wait for their job')
  refuseMissing(await findMissingKeys(desk, {}, sealedFiles))
}

/** Cover that ended yesterday or before. */
async function endPolicies(desk: BrokerageDesk): Promise<void> {
  const rows = await desk.db
    .select({ applicationId: applications.id, reference: applications.reference })
    .from(policies)
    .innerJoin(applications, eq(applications.id, policies.applicationId))
    .where(
      and(
        lt(policies.endDate, desk.today()),
        // What waits for proof of the next cover goes on until it is there.
        isNull(policies.proofDueOn),
        inArray(policies.state, ['active', 'cancelled']),
        inArray(applications.state, ['active', 'cancelled']),
      ),
    )
    .orderBy(policies.endDate)
    .limit(1000)
  await contractByContract(desk, rows, ({ reference }) =>
    moveApplication(desk, system, reference, 'ended'),
  )
}

/** By the day that the customer was told, and not before it is over in Berlin. */
async function expireOffers(desk: BrokerageDesk): Promise<void> {
  const rows = await desk.db
    .select({ applicationId: applications.id, reference: applications.reference })
    .from(applications)
    .innerJoin(customerQuestions, eq(customerQuestions.applicationId, applications.id))
    .where(
      and(
        eq(applications.state, 'counterOffer'),
        eq(customerQuestions.kind, 'counterOffer'),
        eq(customerQuestions.state, 'open'),
        lt(customerQuestions.validUntil, desk.today()),
      ),
    )
    .limit(1000)
  await contractByContract(
    desk,
    rows,
    ({ reference }) => moveApplication(desk, system, reference, 'expired'),
    'an offer could not expire',
  )
}

/** Uploads that went with nothing are as old as the oldest draft may be. */
const LOOSE_DAYS = 60

async function throwLooseFilesAway(desk: BrokerageDesk): Promise<void> {
  const before = new Date(desk.clock.now().getTime() - LOOSE_DAYS * 86_400_000)
  const openDraft = desk.db
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(eq(drafts.id, brokerageFiles.draftId), isNull(drafts.submittedAs)))
  const isLeft = and(
    eq(brokerageFiles.kind, 'upload'),
    lt(brokerageFiles.createdAt, before),
    isLoose,
    // A draft that somebody still works on keeps its files, however old.
    notExists(openDraft),
  )
  const { id } = brokerageFiles
  await inPortions((most) => {
    const some = desk.db.select({ id }).from(brokerageFiles).where(isLeft).limit(most)
    return removeFiles(desk, inArray(id, some))
  })
}
