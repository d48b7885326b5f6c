import { eq, sql } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import { violatedUnique } from '#platform/database/unique-violation.ts'
import type { Locale } from '#sites/locales.ts'
import { announceChange } from './announce-change.ts'
import { assertUidFits } from './assert-uid-fits.ts'
import { checkPublishable } from './check-publishable.ts'
import type { AttributesOf, CollectionName } from './collections/registry.ts'
import { refuseToTakeAway } from './indispensable.ts'
import { nextRevision } from './next-revision.ts'
import { prepareAttributes } from './prepare-attributes.ts'
import { movesOfPage, type PageMove } from './redirects/moves-of-page.ts'
import { uidOfMove } from './redirects/uid-of-move.ts'
import { indexDocuments } from './search/index-documents.ts'
import { changedShelves } from './search/shelves.ts'
import { lockDocumentByUid } from './store.ts'
import { type Attributes, type ContentDocument, contentDocuments, PAGE_PLACE } from './tables.ts'
import { keepVersions, type VersionAction } from './versions.ts'
import { tagsOfReferring, writeLinks } from './write-links.ts'
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
  /** Which document it was before it was deleted, for one that comes back. */
  id?: number
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
  return write(queries, { collection, uid, action: 'publish', options }, (current, inside) => {
    if (current === undefined) throw missing(collection, uid)
    if (current.draft === null) return undefined
    return published(inside, { collection, uid, attributes: current.draft, current, options })
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
  return write(queries, { collection, uid, action: 'publish', options }, (current, inside) =>
    published(inside, { collection, uid, attributes, current, options }),
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
    refuseToTakeAway(current)
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
  return write(queries, { collection, uid, action: 'discard-draft', options }, (current) => {
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
    const current = await lockDocumentByUid(transaction, collection, uid)
    if (current === undefined) throw missing(collection, uid)
    refuseStale(current, options)
    refuseToTakeAway(current)
    await transaction.delete(contentDocuments).where(eq(contentDocuments.id, current.id))
    const attributes = current.draft ?? current.attributes
    const publishedAt = current.draft === null ? current.publishedAt : null
    await keepVersions(transaction, options.by, [
      { documentId: current.id, collection, uid, action: 'delete', attributes, publishedAt },
    ])
    await announceChange(transaction, [current], changedShelves(current, undefined))
    return current
  })
}

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
  next: (
    current: ContentDocument | undefined,
    transaction: Queries,
  ) => NextState | undefined | Promise<NextState>,
): Promise<ContentDocument> {
  const locale = assertUidFits(collection, uid)
  return queries.transaction(async (transaction) => {
    const current = await lockDocumentByUid(transaction, collection, uid)
    if (current !== undefined && options.mustBeNew) throw taken(collection, uid)
    if (current !== undefined) refuseStale(current, options)
    const state = await next(current, transaction)
    if (state === undefined) {
      if (current === undefined) throw missing(collection, uid)
      return current
    }
    const { attributes, draft, publishedAt } = state
    const id = options.id === undefined ? {} : { id: options.id }
    const insert = transaction
      .insert(contentDocuments)
      .overridingSystemValue()
      .values({ ...id, collection, uid, locale, attributes, draft, publishedAt })
    const isPublicAsBefore = action === 'save-draft' || action === 'discard-draft'
    const target = [contentDocuments.collection, contentDocuments.uid]
    const set = {
      attributes,
      draft,
      publishedAt,
      revision: nextRevision,
      updatedAt: sql`now()`,
      ...(isPublicAsBefore ? {} : { changedAt: sql`now()` }),
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
    if (isPublicAsBefore) return document
    await indexDocuments(transaction, [document])
    const shelves = changedShelves(current, document)
    const around = current?.publishedAt ? [] : await tagsOfReferring(transaction, document)
    await announceChange(transaction, [document], [...shelves, ...around])
    if (collection === 'pages')
      await followPage(transaction, current, { ...document, locale }, options.by)
    return document
  })
}

/** A public page that got another address leaves a redirect behind. */
async function followPage(
  transaction: Queries,
  before: ContentDocument | undefined,
  { locale, attributes }: ContentDocument & { locale: Locale },
  by: ActingUser,
): Promise<void> {
  if (!before?.attributes || !attributes) return
  // Both were checked when they were published.
  const was = before.attributes as AttributesOf<'pages'>
  await leaveRedirects(
    transaction,
    movesOfPage(locale, was, attributes as AttributesOf<'pages'>),
    by,
  )
}

/** Leads visitors from where a page was to where it is. */
export async function leaveRedirects(
  transaction: Queries,
  { made, ended }: PageMove,
  by: ActingUser,
): Promise<void> {
  for (const place of ended) {
    const { uid, isThere } = await uidOfMove(transaction, place)
    if (isThere) await deleteDocument(transaction, 'redirects', uid, { by })
  }
  for (const { from, attributes } of made) {
    const { uid } = await uidOfMove(transaction, from)
    const order = { collection: 'redirects', uid, action: 'publish' } as const
    const state = { attributes, draft: null, publishedAt: new Date() }
    await write(transaction, { ...order, options: { by } }, () => state)
  }
}

async function published(
  transaction: Queries,
  {
    collection,
    uid,
    attributes,
    current,
    options,
  }: Omit<Write, 'action'> & { attributes: Attributes; current: ContentDocument | undefined },
): Promise<NextState> {
  return {
    attributes: await checkPublishable(transaction, { collection, uid, attributes }),
    draft: null,
    publishedAt: options.publishedAt ?? current?.publishedAt ?? new Date(),
  }
}
