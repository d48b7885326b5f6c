import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#platform/app-error.ts'
import type { Queries } from '#platform/database/connect.ts'
import { parseUid } from '#sites/uid.ts'
import { checkAttributes } from './check-attributes.ts'
import type { AttributesOf, CollectionName } from './collections/registry.ts'
import { announcePublished } from './publishing.ts'
import { type Attributes, type ContentDocument, contentDocuments } from './tables.ts'

export interface PublishedDocument<Name extends CollectionName> {
  id: number
  uid: string
  locale: string
  attributes: AttributesOf<Name>
  publishedAt: Date
}

/** What the public sees under this uid; undefined when nothing is published there. */
export async function findPublished<Name extends CollectionName>(
  queries: Queries,
  collection: Name,
  uid: string,
): Promise<PublishedDocument<Name> | undefined> {
  const { id, locale, attributes, publishedAt } = contentDocuments
  const rows = await queries
    .select({ id, uid: contentDocuments.uid, locale, attributes, publishedAt })
    .from(contentDocuments)
    .where(and(isDocument(collection, uid), sql`${publishedAt} is not null`))
    .limit(2)
  // Checked against the collection's schema when it was published.
  return atMostOne(rows) as PublishedDocument<Name> | undefined
}

/** Keeps what an editor wrote, which may be unfinished. The public sees no difference. */
export async function saveDraft(
  queries: Queries,
  collection: CollectionName,
  uid: string,
  draft: Attributes,
): Promise<ContentDocument> {
  const { locale } = parseUid(uid)
  const rows = await queries
    .insert(contentDocuments)
    .values({ collection, uid, locale, draft })
    .onConflictDoUpdate({
      target: [contentDocuments.collection, contentDocuments.uid],
      set: { draft, updatedAt: sql`now()` },
    })
    .returning()
  return exactlyOne(rows, collection, uid)
}

/** Makes the draft public and tells every process. Without a draft there is nothing to do. */
export async function publishDocument(
  queries: Queries,
  collection: CollectionName,
  uid: string,
): Promise<ContentDocument> {
  return queries.transaction(async (transaction) => {
    const found = await transaction
      .select()
      .from(contentDocuments)
      .where(isDocument(collection, uid))
      .for('update')
    const document = exactlyOne(found, collection, uid)
    if (document.draft === null) return document
    return savePublished(transaction, collection, uid, document.draft)
  })
}

/** Creates or replaces a document, public at once, and tells every process. */
export async function savePublished(
  queries: Queries,
  collection: CollectionName,
  uid: string,
  attributes: Attributes,
): Promise<ContentDocument> {
  const { locale } = parseUid(uid)
  const checked = checkAttributes(collection, attributes, `${collection} ${uid}`)
  return queries.transaction(async (transaction) => {
    const rows = await transaction
      .insert(contentDocuments)
      .values({ collection, uid, locale, attributes: checked, publishedAt: sql`now()` })
      .onConflictDoUpdate({
        target: [contentDocuments.collection, contentDocuments.uid],
        set: { attributes: checked, draft: null, publishedAt: sql`now()`, updatedAt: sql`now()` },
      })
      .returning()
    await announcePublished(transaction, [{ collection, uid, locale }])
    return exactlyOne(rows, collection, uid)
  })
}

/** A uid names one document. More than one answer means that the source is broken. */
export function atMostOne<Row>(rows: readonly Row[]): Row | undefined {
  if (rows.length > 1) throw new AppError('too-many-results', 'Too many results')
  return rows[0]
}

function exactlyOne<Row>(rows: readonly Row[], collection: string, uid: string): Row {
  const row = atMostOne(rows)
  if (row === undefined) {
    throw new AppError('not-found', `There is no document ${uid} in ${collection}.`)
  }
  return row
}

function isDocument(collection: string, uid: string) {
  return and(eq(contentDocuments.collection, collection), eq(contentDocuments.uid, uid))
}
