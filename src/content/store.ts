import { and, eq } from 'drizzle-orm'
import { AppError } from '#platform/app-error.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { CollectionName } from './collections/registry.ts'
import { type ContentDocument, contentDocuments } from './tables.ts'

/** The whole row, draft included: for those who may see drafts. */
export async function findDocument(
  queries: Queries,
  collection: CollectionName,
  id: number,
): Promise<ContentDocument | undefined> {
  return atMostOne(await byId(queries, collection, id))
}

/** The same, for who changes it by what it says now: nobody else does until the transaction ends. */
export async function lockDocument(
  transaction: Queries,
  collection: CollectionName,
  id: number,
): Promise<ContentDocument | undefined> {
  return atMostOne(await byId(transaction, collection, id).for('update'))
}

/** By its uid, for the same. */
export async function lockDocumentByUid(
  transaction: Queries,
  collection: CollectionName,
  uid: string,
): Promise<ContentDocument | undefined> {
  const rows = await transaction
    .select()
    .from(contentDocuments)
    .where(isDocument(collection, uid))
    .for('update')
  return atMostOne(rows)
}

function byId(queries: Queries, collection: CollectionName, id: number) {
  return queries
    .select()
    .from(contentDocuments)
    .where(and(eq(contentDocuments.collection, collection), eq(contentDocuments.id, id)))
}

export async function findDocumentByUid(
  queries: Queries,
  collection: CollectionName,
  uid: string,
): Promise<ContentDocument | undefined> {
  const rows = await queries.select().from(contentDocuments).where(isDocument(collection, uid))
  return atMostOne(rows)
}

/** A uid names one document. More than one answer means that the source is broken. */
export function atMostOne<Row>(rows: readonly Row[]): Row | undefined {
  if (rows.length > 1) throw new AppError('too-many-results', 'Too many results')
  return rows[0]
}

export function isDocument(collection: string, uid: string) {
  return and(eq(contentDocuments.collection, collection), eq(contentDocuments.uid, uid))
}
