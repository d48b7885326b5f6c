import { and, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { AppError } from '#platform/app-error.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { CollectionName } from '../collections/registry.ts'
import { findDocumentByUid } from '../store.ts'
import { type ContentDocument, contentVersions } from '../tables.ts'
import { saveDraft, savePublished } from '../write-document.ts'
import type { FieldIssue } from '../write-refusals.ts'
import { bringBackDays } from './bring-back-days.ts'
import { type Deletion, findDeletion } from './list-deletions.ts'

export interface BroughtBack {
  document: ContentDocument
  /** Whether another document has its name, so that it got one beside it. */
  isRenamed: boolean
  /** What keeps it from being public again. */
  issues: readonly FieldIssue[]
}

/**
 * Brings a deleted document back as itself, with its id and its history: public if it was so and
 * still may be, else as a draft. What was last written comes back, never less.
 */
export async function bringBack(
  queries: Queries,
  documentId: number,
  { by, now }: { by: ActingUser; now: Date },
): Promise<BroughtBack> {
  return queries.transaction(async (transaction) => {
    // Of two who bring it back at once, the second waits here and then finds nothing to do.
    await transaction
      .select({ id: contentVersions.id })
      .from(contentVersions)
      .where(and(eq(contentVersions.documentId, documentId), eq(contentVersions.action, 'delete')))
      .for('update')
    const {
      collection,
      uid: oldUid,
      ...deletion
    } = await deletionToUndo(transaction, documentId, now)
    const attributes = deletion.attributes ?? {}
    const uid = await freeUid(transaction, collection, oldUid)
    const isRenamed = uid !== oldUid
    const options = { by, mustBeNew: true, id: documentId }
    if (deletion.publishedAt === null || isRenamed) {
      const document = await saveDraft(transaction, collection, uid, attributes, options)
      return { document, isRenamed, issues: [] }
    }
    try {
      const asBefore = { ...options, publishedAt: deletion.publishedAt }
      const document = await savePublished(transaction, collection, uid, attributes, asBefore)
      return { document, isRenamed, issues: [] }
    } catch (error) {
      const issues = issuesOf(error)
      const document = await saveDraft(transaction, collection, uid, attributes, options)
      return { document, isRenamed, issues }
    }
  })
}

/** Said to the second of two who bring the same document back. */
export const isBack = 'It is not deleted any more: somebody brought it back.'

async function deletionToUndo(
  transaction: Queries,
  documentId: number,
  now: Date,
): Promise<Deletion> {
  const deletion = await findDeletion(transaction, documentId)
  if (deletion === undefined) throw new AppError('conflict', isBack)
  if (deletion.until <= now) {
    const message = `It was deleted more than ${bringBackDays} days ago and cannot be brought back.`
    throw new AppError('conflict', message)
  }
  return deletion
}

/** Its own uid, or the first one beside it that no other document has. */
async function freeUid(
  transaction: Queries,
  collection: CollectionName,
  uid: string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? uid : `${uid}-${number}`
    if ((await findDocumentByUid(transaction, collection, candidate)) === undefined) {
      return candidate
    }
  }
}

/** What a check found. Anything else is no reason to bring back less. */
function issuesOf(error: unknown): FieldIssue[] {
  if (!(error instanceof AppError) || error.code !== 'content-invalid') throw error
  return (error.details?.['issues'] ?? []) as FieldIssue[]
}
