import { eq, sql } from 'drizzle-orm'
import { AppError } from '#platform/app-error.ts'
import type { Queries } from '#platform/database/connect.ts'
import { handleJob, type JobHandler } from '#platform/jobs/handle-job.ts'
import { isCollectionName } from '../collections/registry.ts'
import { type ContentDocument, contentDocuments } from '../tables.ts'
import { findVersion } from '../versions.ts'
import { saveDraft, savePublished, unpublishDocument } from '../write-document.ts'
import { scheduledChangeJob } from './schedule-document.ts'
import { type ContentSchedule, contentSchedules } from './tables.ts'
import { wasPublishedSince } from './was-published-since.ts'

export function scheduledChangeHandler(
  queries: Queries,
  log: { error(details: object, message: string): void },
): JobHandler {
  return handleJob(scheduledChangeJob, ({ scheduleId }) =>
    runScheduledChange(queries, scheduleId, log),
  )
}

/**
 * Does what was scheduled, once: the change and the note that it is done are one transaction, and
 * whoever comes second finds nothing waiting.
 */
export async function runScheduledChange(
  queries: Queries,
  scheduleId: number,
  log: { error(details: object, message: string): void },
): Promise<void> {
  const failure = await queries.transaction(async (transaction) => {
    // The document first, as everyone who writes it does: the other order could wait for ever.
    const found = await lockBoth(transaction, scheduleId)
    if (found === undefined) return undefined
    const { document, schedule } = found
    if (schedule.action === 'publish' && (await wasPublishedSince(transaction, schedule))) {
      await end(transaction, scheduleId, { state: 'cancelled' })
      return undefined
    }
    try {
      await transaction.transaction((inner) => change(inner, document, schedule))
      await end(transaction, scheduleId, { state: 'done' })
      return undefined
    } catch (error) {
      // What the content itself forbids stays forbidden; an outage passes and is tried again.
      if (!(error instanceof AppError) || !FORBIDDEN.has(error.code)) throw error
      await end(transaction, scheduleId, { state: 'failed', failure: error.message })
      return error
    }
  })
  if (failure) log.error({ err: failure, scheduleId }, 'a scheduled change could not be made')
}

/** An unfit document, and one that every page needs. */
const FORBIDDEN: ReadonlySet<string> = new Set(['content-invalid', 'input-invalid'])

async function lockBoth(transaction: Queries, scheduleId: number) {
  const [target] = await transaction
    .select({ documentId: contentSchedules.documentId })
    .from(contentSchedules)
    .where(eq(contentSchedules.id, scheduleId))
  if (target === undefined) return undefined
  const [document] = await transaction
    .select()
    .from(contentDocuments)
    .where(eq(contentDocuments.id, target.documentId))
    .for('update')
  const [schedule] = await transaction
    .select()
    .from(contentSchedules)
    .where(eq(contentSchedules.id, scheduleId))
    .for('update')
  if (document === undefined || schedule?.state !== 'waiting') return undefined
  return { document, schedule }
}

async function change(
  transaction: Queries,
  document: ContentDocument,
  { action, revision, versionId, documentId, scheduledBy: by }: ContentSchedule,
): Promise<void> {
  const { collection, uid } = document
  if (!isCollectionName(collection)) throw new RangeError(`There is no collection ${collection}.`)
  if (action === 'unpublish') {
    await unpublishDocument(transaction, collection, uid, { by })
    return
  }
  const unchanged = document.revision === revision
  if (unchanged && document.draft === null) return
  const version = unchanged ? undefined : await findVersion(transaction, documentId, versionId)
  const agreed = version?.attributes ?? document.draft
  if (agreed === null) return
  await savePublished(transaction, collection, uid, agreed, { by })
  // What was written since stays what it was: a draft.
  if (!unchanged && document.draft !== null) {
    await saveDraft(transaction, collection, uid, document.draft, { by })
  }
}

async function end(
  transaction: Queries,
  scheduleId: number,
  outcome: { state: 'done' | 'cancelled' | 'failed'; failure?: string },
): Promise<void> {
  await transaction
    .update(contentSchedules)
    .set({ ...outcome, endedAt: sql`now()` })
    .where(eq(contentSchedules.id, scheduleId))
}
