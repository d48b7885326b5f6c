import { and, desc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '#platform/database/connect.ts'
import { type CollectionName, isCollectionName } from '../collections/registry.ts'
import { type ContentVersion, contentVersions } from '../tables.ts'
import { bringBackDays } from './bring-back-days.ts'

/** A document that is gone, as the last version of it knows it. */
export interface Deletion extends ContentVersion {
  collection: CollectionName
  /** From then on it stays deleted. */
  until: Date
}

interface DeletionQuery {
  collections: readonly string[]
  now: Date
  limit: number
  /** The `id` of the last one that is known: only older ones. */
  before?: number | undefined
}

/** What was deleted and can still be brought back, the newest first. */
export async function listDeletions(
  queries: Queries,
  { collections, now, limit, before }: DeletionQuery,
): Promise<Deletion[]> {
  const rows = await queries
    .select()
    .from(contentVersions)
    .where(
      and(
        isDeletion(queries),
        inArray(contentVersions.collection, [...collections]),
        gt(contentVersions.createdAt, firstDay(now)),
        before === undefined ? undefined : lt(contentVersions.id, before),
      ),
    )
    .orderBy(desc(contentVersions.id))
    .limit(limit)
  return rows.flatMap(toDeletion)
}

/** The deletion of one document, whenever it was; undefined while the document is there. */
export async function findDeletion(
  queries: Queries,
  documentId: number,
): Promise<Deletion | undefined> {
  const rows = await queries
    .select()
    .from(contentVersions)
    .where(and(isDeletion(queries), eq(contentVersions.documentId, documentId)))
  return rows.flatMap(toDeletion)[0]
}

/** The last that is known of a document: bringing it back writes the next version. */
function isDeletion(queries: Queries) {
  const later = alias(contentVersions, 'later')
  return and(
    eq(contentVersions.action, 'delete'),
    notExists(
      queries
        .select({ one: sql`1` })
        .from(later)
        .where(
          and(eq(later.documentId, contentVersions.documentId), gt(later.id, contentVersions.id)),
        ),
    ),
  )
}

/** What belonged to a collection that is no more has no way back. */
function toDeletion({ collection, ...row }: ContentVersion): Deletion[] {
  return isCollectionName(collection) ? [{ ...row, collection, until: lastDay(row.createdAt) }] : []
}

const windowMs = bringBackDays * 24 * 60 * 60_000
const lastDay = (deleted: Date) => new Date(deleted.getTime() + windowMs)
const firstDay = (now: Date) => new Date(now.getTime() - windowMs)
