import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import { violatedUnique } from '#platform/database/unique-violation.ts'
import { assertUidFits } from './assert-uid-fits.ts'
import { checkAttributes } from './check-attributes.ts'
import { renameReferences } from './collect-references.ts'
import type { CollectionName } from './collections/registry.ts'
import { checkFigures } from './figures/check-figures.ts'
import { prepareAttributes } from './prepare-attributes.ts'
import { announcePublished } from './publishing.ts'
import { indexDocuments } from './search/index-documents.ts'
import { changedShelves } from './search/shelves.ts'
import { isDocument } from './store.ts'
import { type Attributes, type ContentDocument, contentDocuments, PAGE_PLACE } from './tables.ts'
import { keepVersions, type VersionAction } from './versions.ts'
import { sourcesReferringTo, writeLinks } from './write-links.ts'
import { missing, placeTaken, refuseStale, taken } from './write-refusals.ts'

export interface WriteOptions {
  /** Who writes; kept with the version. */
  by: ActingUser
  /** The revision the writer has seen. When someone wrote since, it is a conflict. */
  expectedRevision?: number
  /** True when there must be no such document yet. */
  mustBeNew?: boolean
  /** When it went public, for content that comes from elsewhere; now when absent. */
  publishedAt?: Date
}

/** Keeps what an editor wrote, which may be unfinished. The public sees no difference. */
export async function saveDraft(
  queries: Queries,
  collection: CollectionName,
  uid: string,
  draft: Attributes,
  options: WriteOptions,
): Promise<ContentDocument> {
  const prepared = prepareAttributes(collection, draft)
  return write(queries, { collection, uid, action: 'save-draft', options }, (current) => ({
    attributes: current?.attributes ?? null,
    draft: prepared,
    publishedAt: current?.publishedAt ?? null,
  }))
}

/** Makes the draft public and tells every process. Without a draft there is nothing to do. */
export async function publishDocument(
  queries: Queries,
  collection: CollectionName,
  uid: string,
  options: WriteOptions,
): Promise<ContentDocument> {
  return write(queries, { collection, uid, action: 'publish', options }, (current) => {
    if (current === undefined) throw missing(collection, uid)
    if (current.draft === null) return undefined
    return published(collection, uid, current.draft, current, options)
  })
}

/** Creates or replaces a document, public at once, and tells every process. */
export async function savePublished(
  queries: Queries,
  collection: CollectionName,
  uid: string,
  attributes: Attributes,
  options: WriteOptions,
): Promise<ContentDocument> {
  return write(queries, { collection, uid, action: 'publish', options }, (current) =>
    published(collection, uid, attributes, current, options),
  )
}

/** Takes a document from the public; what it said stays as its draft. */
export async function unpublishDocument(
  queries: Queries,
  collection: CollectionName,
  uid: string,
  options: WriteOptions,
): Promise<ContentDocument> {
  return write(queries, { collection, uid, action: 'unpublish', options }, (current) => {
    if (current === undefined) throw missing(collection, uid)
    if (current.attributes === null) return undefined
    return { attributes: null, draft: current.draft ?? current.attributes, publishedAt: null }
  })
}

/** Forgets what was written since the last publishing. */
export async function discardDraft(
  queries: Queries,
  collection: CollectionName,
  uid: string,
  options: WriteOptions,
): Promise<ContentDocument> {
  return write(queries, { collection, uid, action: 'save-draft', options }, (current) => {
    if (current === undefined) throw missing(collection, uid)
    if (current.draft === null || current.attributes === null) return undefined
    return { ...current, draft: null }
  })
}

/** Deletes a document and returns what it was. Its versions stay. */
export async function deleteDocument(
  queries: Queries,
  collection: CollectionName,
  uid: string,
  options: WriteOptions,
): Promise<ContentDocument> {
  return queries.transaction(async (transaction) => {
    const current = await lockDocument(transaction, collection, uid)
    if (current === undefined) throw missing(collection, uid)
    refuseStale(current, options)
    await transaction.delete(contentDocuments).where(eq(contentDocuments.id, current.id))
    const attributes = current.draft ?? current.attributes
    await keepVersions(transaction, options.by, [
      { documentId: current.id, collection, uid, action: 'delete', attributes },
    ])
    await announcePublished(transaction, [current], changedShelves(current, undefined))
    return current
  })
}

/** Gives a document another uid, and follows it in everything that refers to it: writes like others. */
export async function renameDocument(
  queries: Queries,
  collection: CollectionName,
  { from, to }: { from: string; to: string },
  options: WriteOptions,
): Promise<void> {
  const locale = assertUidFits(collection, to)
  await queries.transaction(async (transaction) => {
    const current = await lockDocument(transaction, collection, from)
    if (current === undefined) throw missing(collection, from)
    refuseStale(current, options)
    if ((await lockDocument(transaction, collection, to)) !== undefined) throw taken(collection, to)
    const renamed = await transaction
      .update(contentDocuments)
      .set({
        uid: to,
        locale,
        revision: nextRevision,
        updatedAt: sql`now()`,
        changedAt: sql`now()`,
      })
      .where(eq(contentDocuments.id, current.id))
      .returning()
    const sourceIds = await sourcesReferringTo(transaction, { collection, uid: from })
    const sources = await transaction
      .select()
      .from(contentDocuments)
      .where(inArray(contentDocuments.id, sourceIds.length > 0 ? sourceIds : [0]))
      .for('update')
    const rename = (each: ContentDocument, attributes: Attributes | null) =>
      attributes && renameReferences(each.collection, attributes, { collection, from, to })
    for (const each of sources) {
      const changed = {
        attributes: rename(each, each.attributes),
        draft: rename(each, each.draft),
      }
      await transaction
        .update(contentDocuments)
        .set({ ...changed, revision: nextRevision, updatedAt: sql`now()` })
        .where(eq(contentDocuments.id, each.id))
      await writeLinks(transaction, [{ ...each, ...changed }])
    }
    const changed = await readAgain(transaction, sources)
    await keepVersions(
      transaction,
      options.by,
      [...renamed, ...changed].map(({ id, collection: kind, uid, draft, attributes }) => ({
        ...{ documentId: id, collection: kind, uid },
        ...{ action: 'rename' as const, attributes: draft ?? attributes },
      })),
    )
    await indexDocuments(transaction, [...renamed, ...changed])
    const shelves = [
      ...changedShelves(current, undefined),
      ...changedShelves(undefined, renamed[0]),
      ...sources.flatMap((each, index) => changedShelves(each, changed[index])),
    ]
    await announcePublished(transaction, [current, ...renamed, ...sources], shelves)
  })
}

/** The documents as they are now, in the same order. */
async function readAgain(
  queries: Queries,
  documents: readonly ContentDocument[],
): Promise<ContentDocument[]> {
  if (documents.length === 0) return []
  const ids = documents.map(({ id }) => id)
  const rows = await queries
    .select()
    .from(contentDocuments)
    .where(inArray(contentDocuments.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return documents.map((each) => byId.get(each.id) ?? each)
}

const nextRevision = sql`${contentDocuments.revision} + 1`

type NextState = Pick<ContentDocument, 'attributes' | 'draft' | 'publishedAt'>

interface Write {
  collection: CollectionName
  uid: string
  action: VersionAction
  options: WriteOptions
}

/** Reads under a lock, asks what the document becomes, and keeps row, links and version as one. */
async function write(
  queries: Queries,
  { collection, uid, action, options }: Write,
  next: (current: ContentDocument | undefined) => NextState | undefined | Promise<NextState>,
): Promise<ContentDocument> {
  const locale = assertUidFits(collection, uid)
  return queries.transaction(async (transaction) => {
    const current = await lockDocument(transaction, collection, uid)
    if (current !== undefined && options.mustBeNew) throw taken(collection, uid)
    if (current !== undefined) refuseStale(current, options)
    const state = await next(current)
    if (state === undefined) {
      if (current === undefined) throw missing(collection, uid)
      return current
    }
    const { attributes, draft, publishedAt } = state
    const insert = transaction
      .insert(contentDocuments)
      .values({ collection, uid, locale, attributes, draft, publishedAt })
    const target = [contentDocuments.collection, contentDocuments.uid]
    const set = {
      ...{ attributes, draft, publishedAt, revision: nextRevision, updatedAt: sql`now()` },
      ...(action === 'save-draft' ? {} : { changedAt: sql`now()` }),
    }
    const [document] = await (options.mustBeNew
      ? insert.onConflictDoNothing({ target }).returning()
      : insert.onConflictDoUpdate({ target, set }).returning()
    ).catch((error) => {
      throw violatedUnique(error) === PAGE_PLACE ? placeTaken(uid, attributes) : error
    })
    if (document === undefined) throw taken(collection, uid)
    await writeLinks(transaction, [document])
    await keepVersions(transaction, options.by, [
      { documentId: document.id, collection, uid, action, attributes: draft ?? attributes },
    ])
    if (action === 'save-draft') return document
    await indexDocuments(transaction, [document])
    await announcePublished(transaction, [document], changedShelves(current, document))
    return document
  })
}

async function published(
  collection: CollectionName,
  uid: string,
  attributes: Attributes,
  current: ContentDocument | undefined,
  options: WriteOptions,
): Promise<NextState> {
  const what = `${collection} ${uid}`
  const checked = checkAttributes(collection, attributes, what)
  await checkFigures(checked, what, new Date())
  return {
    attributes: checked,
    draft: null,
    publishedAt: options.publishedAt ?? current?.publishedAt ?? new Date(),
  }
}

async function lockDocument(
  queries: Queries,
  collection: string,
  uid: string,
): Promise<ContentDocument | undefined> {
  const rows = await queries
    .select()
    .from(contentDocuments)
    .where(and(isDocument(collection, uid)))
    .for('update')
  return rows[0]
}
