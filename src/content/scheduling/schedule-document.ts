import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ActingUser } from '#accounts/acting-user.ts'
import { AppError } from '#platform/app-error.ts'
import type { Queries } from '#platform/database/connect.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { Jobs } from '#platform/jobs/open-jobs.ts'
import { checkPublishable } from '../check-publishable.ts'
import type { CollectionName } from '../collections/registry.ts'
import { refuseToTakeAway } from '../indispensable.ts'
import { isDocument } from '../store.ts'
import { contentDocuments } from '../tables.ts'
import { listVersions } from '../versions.ts'
import { type ContentSchedule, contentSchedules, type ScheduledAction } from './tables.ts'
import { wasPublishedSince } from './was-published-since.ts'

/** Publishes or takes back a document when its time has come. */
export const scheduledChangeJob = defineJob({
  name: 'scheduled-content-change',
  data: z.object({ scheduleId: z.int() }),
  retries: 8,
})

interface ScheduleRequest {
  collection: CollectionName
  uid: string
  action: ScheduledAction
  at: Date
  by: ActingUser
  /** The revision that was seen; a newer one is a conflict. */
  expectedRevision?: number
}

/**
 * Lets a document go public, or be taken back, at a time. There is one such time for each action:
 * a new one takes the place of the old. What goes public is what was written until now, and it is
 * checked now, while someone is there to put it right.
 */
export async function scheduleDocument(
  queries: Queries,
  jobs: Jobs,
  { collection, uid, action, at, by, expectedRevision }: ScheduleRequest,
): Promise<ContentSchedule> {
  return queries.transaction(async (transaction) => {
    const document = await lockedDocument(transaction, collection, uid)
    if (expectedRevision !== undefined && expectedRevision !== document.revision) {
      throw new AppError(
        'conflict',
        `${uid} was changed in between: look at the newer state, then schedule it.`,
      )
    }
    const [version] = await listVersions(transaction, document.id, 1)
    if (version === undefined) throw new Error(`${collection} ${uid} has no version.`)
    if (action === 'publish') {
      const attributes = document.draft ?? document.attributes
      await checkPublishable(transaction, { collection, uid, attributes, at })
    } else refuseToTakeAway(document)
    await endWaiting(transaction, jobs, document.id, action)
    const [schedule] = await transaction
      .insert(contentSchedules)
      .values({
        documentId: document.id,
        action,
        at,
        revision: document.revision,
        versionId: version.id,
        scheduledBy: by,
      })
      .returning()
    if (schedule === undefined) throw new Error('The schedule was not kept.')
    const data = { scheduleId: schedule.id }
    const jobId = await jobs.send(transaction, scheduledChangeJob, data, { startAfter: at })
    await transaction
      .update(contentSchedules)
      .set({ jobId })
      .where(eq(contentSchedules.id, schedule.id))
    return { ...schedule, jobId }
  })
}

/** Calls a scheduled change off. Returns false when there was none. */
export async function cancelSchedule(
  queries: Queries,
  jobs: Jobs,
  { collection, uid, action }: Pick<ScheduleRequest, 'collection' | 'uid' | 'action'>,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const document = await lockedDocument(transaction, collection, uid)
    return endWaiting(transaction, jobs, document.id, action)
  })
}

/**
 * For each action the newest schedule that waits or failed; what was done or called off is past, and
 * so is publishing once somebody did it by hand.
 */
export async function listSchedules(
  queries: Queries,
  documentId: number,
): Promise<ContentSchedule[]> {
  const newest = await queries
    .selectDistinctOn([contentSchedules.action])
    .from(contentSchedules)
    .where(eq(contentSchedules.documentId, documentId))
    .orderBy(contentSchedules.action, desc(contentSchedules.id))
  const open = newest.filter(({ state }) => state === 'waiting' || state === 'failed')
  const isPast = await Promise.all(
    open.map((each) => each.action === 'publish' && wasPublishedSince(queries, each)),
  )
  return open.filter((_, index) => !isPast[index])
}

async function endWaiting(
  transaction: Queries,
  jobs: Jobs,
  documentId: number,
  action: ScheduledAction,
): Promise<boolean> {
  const ended = await transaction
    .update(contentSchedules)
    .set({ state: 'cancelled', endedAt: sql`now()` })
    .where(
      and(
        eq(contentSchedules.documentId, documentId),
        eq(contentSchedules.action, action),
        sql`${contentSchedules.state} in ('waiting', 'failed')`,
      ),
    )
    .returning({ jobId: contentSchedules.jobId })
  for (const { jobId } of ended) {
    if (jobId !== null) await jobs.cancel(transaction, scheduledChangeJob, jobId)
  }
  return ended.length > 0
}

async function lockedDocument(transaction: Queries, collection: CollectionName, uid: string) {
  const [document] = await transaction
    .select()
    .from(contentDocuments)
    .where(isDocument(collection, uid))
    .for('update')
  if (document !== undefined) return document
  throw new AppError('not-found', `There is no document ${uid} in ${collection}.`)
}
