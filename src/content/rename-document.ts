import { eq, inArray, sql } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { Locale } from '#sites/locales.ts'
import { parseUid } from '#sites/uid.ts'
import { announceChange } from './announce-change.ts'
import { assertUidFits } from './assert-uid-fits.ts'
import { renameReferences } from './collect-references.ts'
import type { CollectionName } from './collections/registry.ts'
import { FOLDER_OF_COLLECTION, pathOfDocument } from './document-path.ts'
import { refuseToTakeAway } from './indispensable.ts'
import { nextRevision } from './next-revision.ts'
import { movesOfPage } from './redirects/moves-of-page.ts'
import { indexDocuments } from './search/index-documents.ts'
import { changedShelves } from './search/shelves.ts'
import { lockDocumentByUid } from './store.ts'
import { type Attributes, type ContentDocument, contentDocuments } from './tables.ts'
import { keepVersions } from './versions.ts'
import { leaveRedirects, type WriteOptions } from './write-document.ts'
import { sourcesReferringTo, writeLinks } from './write-links.ts'
import { missing, refuseStale, taken } from './write-refusals.ts'

/** Gives a document another uid, and follows it in everything that refers to it: writes like others. */
export async function renameDocument(
  queries: Queries,
  collection: CollectionName,
  { from, to }: { from: string; to: string },
  options: WriteOptions,
): Promise<void> {
  const locale = assertUidFits(collection, to)
  await queries.transaction(async (transaction) => {
    const current = await lockDocumentByUid(transaction, collection, from)
    if (current === undefined) throw missing(collection, from)
    refuseStale(current, options)
    refuseToTakeAway(current)
    if ((await lockDocumentByUid(transaction, collection, to)) !== undefined)
      throw taken(collection, to)
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
        documentId: id,
        collection: kind,
        uid,
        action: 'rename' as const,
        attributes: draft ?? attributes,
      })),
    )
    await indexDocuments(transaction, [...renamed, ...changed])
    const shelves = [
      ...changedShelves(current, undefined),
      ...changedShelves(undefined, renamed[0]),
      ...sources.flatMap((each, index) => changedShelves(each, changed[index])),
    ]
    await announceChange(transaction, [current, ...renamed, ...sources], shelves)
    await followName(transaction, current, { ...current, uid: to, locale }, options.by)
  })
}

/** A public document that is a page under its name leaves a redirect behind. */
async function followName(
  transaction: Queries,
  before: ContentDocument,
  after: ContentDocument & { locale: Locale },
  by: ActingUser,
): Promise<void> {
  const [was, is] = [placeOf(before), placeOf(after)]
  // In another language it is another page.
  if (!was || !is || before.locale !== after.locale) return
  await leaveRedirects(transaction, movesOfPage(after.locale, was, is), by)
}

/** Where the public finds a document that is a page under its name. */
function placeOf({ collection, uid, attributes }: ContentDocument) {
  if (!attributes || FOLDER_OF_COLLECTION[collection] === undefined) return undefined
  const path = pathOfDocument({ collection, name: parseUid(uid).name, attributes })
  const title = String(attributes['title'])
  return path && { title, path, site: 'default' as const, everyCountry: false }
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
