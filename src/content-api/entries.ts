import type { ActingUser } from '#accounts/acting-user.ts'
import { mayDo } from '#content/access.ts'
import type { Collection } from '#content/collections/define-collection.ts'
import { documentTag, listTag } from '#content/publishing.ts'
import { findKept } from '#content/query/find-kept.ts'
import type { Filter, Populate } from '#content/query/find-query.ts'
import { findWire, type WireQuery } from '#content/query/find-wire.ts'
import type { FoundDocument } from '#content/query/found-document.ts'
import type { KeptDocuments } from '#content/query/kept-documents.ts'
import type { LoadedLevel } from '#content/query/load-references.ts'
import { populateDocuments } from '#content/query/populate-documents.ts'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import { DEFAULT_LOCALE, LOCALES } from '#sites/locales.ts'
import { forbiddenError, notFoundError } from './errors/strapi-error.ts'
import { parseListOnce, parseOneOnce } from './query/remember-lists.ts'
import type { Piece } from './shape/join-bytes.ts'
import { EntryShaper } from './shape/shape-entry.ts'
import { shapePagination } from './shape/shape-pagination.ts'

/** Who asks, for what; the answer's tags are added to `tags`. */
interface ReadRequest {
  queries: SqlRunner
  /** Spares reading again what did not change. */
  kept?: KeptDocuments | undefined
  by: ActingUser
  collection: Collection
  tags: Set<string>
}

/** A list as JSON, in pieces. */
export async function listEntries(
  request: ReadRequest & { search: string },
): Promise<readonly Piece[]> {
  const { queries, by, collection, search, tags } = request
  if (!mayDo(by, 'read', collection)) throw forbiddenError()
  const maySeeDrafts = mayDo(by, 'read-drafts', collection)
  const { query, pagination, looksAt } = parseListOnce(collection.name, search, maySeeDrafts)
  tagList(collection, query.locale, tags)
  tagLists(looksAt, tags)
  const { documents, total, first } = await find(request, query)
  const { populate, state, fields } = query
  const populated = await populateDocuments(queries, documents, populate, state, first)
  const shaper = new EntryShaper(populated)
  shaper.add('{"data":[')
  for (const [index, each] of documents.entries()) {
    if (index > 0) shaper.add(',')
    shaper.addEntry(each, populate, fields)
  }
  tagDocuments(shaper.shown, tags)
  const meta = JSON.stringify({ pagination: shapePagination(pagination, total) })
  shaper.add(`],"meta":${meta}}`)
  return shaper.pieces
}

/** One entry, likewise. */
export async function readEntry(
  request: ReadRequest & { id: number | undefined; search: string },
): Promise<readonly Piece[]> {
  const { queries, by, collection, search, tags, id } = request
  if (!mayDo(by, 'read', collection)) throw forbiddenError()
  const maySeeDrafts = mayDo(by, 'read-drafts', collection)
  const asked = parseOneOnce(collection.name, search, maySeeDrafts)
  const { state, fields, populate, looksAt } = asked
  if (id === undefined) throw notFoundError()
  const { documents, first } = await find(request, {
    collection: collection.name,
    state,
    fields,
    populate,
    filter: byId(id),
    sort: [],
    start: 0,
    limit: 1,
    withCount: false,
  })
  const [document] = documents
  if (document === undefined) throw notFoundError()
  tagLists(looksAt, tags)
  const entry = await shapeOne(queries, document, { state, fields, populate, tags, first })
  return ['{"data":', ...entry, ',"meta":{}}']
}

function find({ queries, kept }: ReadRequest, query: WireQuery) {
  return kept ? findKept(queries, query, kept) : findWire(queries, query)
}

/** An entry as JSON, in pieces. */
export async function shapeOne(
  queries: SqlRunner,
  document: FoundDocument,
  options: {
    state: 'live' | 'preview'
    populate: Populate
    fields?: ReadonlySet<string> | undefined
    first?: LoadedLevel
    tags: Set<string>
  },
): Promise<readonly Piece[]> {
  const { state, populate, fields, first, tags } = options
  const populated = await populateDocuments(queries, [document], populate, state, first)
  const shaper = new EntryShaper(populated)
  shaper.addEntry(document, populate, fields)
  tagDocuments(shaper.shown, tags)
  return shaper.pieces
}

export function byId(id: number): Filter {
  return { kind: 'field', field: { kind: 'column', name: 'id' }, operator: '$eq', values: [id] }
}

function tagList(collection: Collection, locale: string | undefined, tags: Set<string>): void {
  if (!collection.localized) tags.add(listTag(collection.name, DEFAULT_LOCALE))
  else for (const each of locale ? [locale] : LOCALES) tags.add(listTag(collection.name, each))
}

function tagLists(collections: Iterable<string>, tags: Set<string>): void {
  for (const name of collections) for (const each of LOCALES) tags.add(listTag(name, each))
}

function tagDocuments(documents: Iterable<FoundDocument>, tags: Set<string>): void {
  for (const { collection, uid } of documents) tags.add(documentTag(collection, uid))
}
