import type { ActingUser } from '#accounts/acting-user.ts'
import { mayDo } from '#content/access.ts'
import type { Collection } from '#content/collections/define-collection.ts'
import { documentTag, listTag } from '#content/publishing.ts'
import { findAndCount, findDocuments } from '#content/query/find-documents.ts'
import type { Filter, Populate } from '#content/query/find-query.ts'
import type { FoundDocument } from '#content/query/found-document.ts'
import { populateDocuments } from '#content/query/populate-documents.ts'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import { DEFAULT_LOCALE, LOCALES } from '#sites/locales.ts'
import { forbiddenError, notFoundError } from './errors/strapi-error.ts'
import type { QueryObject } from './query/parse-query-string.ts'
import { parseOne } from './query/parse-read.ts'
import { parseListOnce } from './query/remember-lists.ts'
import { type Entry, EntryShaper } from './shape/shape-entry.ts'
import { shapePagination } from './shape/shape-pagination.ts'

/** Who asks, for what; the answer's tags are added to `tags`. */
export interface ReadRequest {
  queries: SqlRunner
  by: ActingUser
  collection: Collection
  tags: Set<string>
}

export async function listEntries(request: ReadRequest & { search: string }) {
  const { queries, by, collection, search, tags } = request
  if (!mayDo(by, 'read', collection)) throw forbiddenError()
  const maySeeDrafts = mayDo(by, 'read-drafts', collection)
  const { query, fields, pagination } = parseListOnce(collection.name, search, maySeeDrafts)
  tagList(collection, query.locale, tags)
  tagFilter(query.filter, query.locale, tags)
  const { documents, total } = pagination.withCount
    ? await findAndCount(queries, query)
    : { documents: await findDocuments(queries, query), total: undefined }
  const populated = await populateDocuments(queries, documents, query.populate, query.state)
  const shaper = new EntryShaper(populated)
  const data = documents.map((each) => shaper.entry(each, query.populate, fields))
  tagDocuments(shaper.shown, tags)
  return { data, meta: { pagination: shapePagination(pagination, total) } }
}

export async function readEntry(
  request: ReadRequest & { id: number | undefined; params: QueryObject },
): Promise<{ data: Entry; meta: object }> {
  const { queries, by, collection, params, tags, id } = request
  if (!mayDo(by, 'read', collection)) throw forbiddenError()
  const maySeeDrafts = mayDo(by, 'read-drafts', collection)
  const { state, fields, populate } = parseOne(collection.name, params, maySeeDrafts)
  if (id === undefined) throw notFoundError()
  const [document] = await findDocuments(queries, {
    collection: collection.name,
    state,
    filter: byId(id),
    sort: [],
    start: 0,
    limit: 1,
  })
  if (document === undefined) throw notFoundError()
  return { data: await shapeOne(queries, document, { state, fields, populate, tags }), meta: {} }
}

export async function shapeOne(
  queries: SqlRunner,
  document: FoundDocument,
  options: {
    state: 'live' | 'preview'
    populate: Populate
    fields?: ReadonlySet<string> | undefined
    tags: Set<string>
  },
): Promise<Entry> {
  const { state, populate, fields, tags } = options
  const populated = await populateDocuments(queries, [document], populate, state)
  const shaper = new EntryShaper(populated)
  const entry = shaper.entry(document, populate, fields)
  tagDocuments(shaper.shown, tags)
  return entry
}

export function byId(id: number): Filter {
  return { kind: 'field', field: { kind: 'column', name: 'id' }, operator: '$eq', values: [id] }
}

function tagList(collection: Collection, locale: string | undefined, tags: Set<string>): void {
  if (!collection.localized) tags.add(listTag(collection.name, DEFAULT_LOCALE))
  else for (const each of locale ? [locale] : LOCALES) tags.add(listTag(collection.name, each))
}

/** A list also depends on the documents that its filter looks at. */
function tagFilter(
  filter: Filter | undefined,
  locale: string | undefined,
  tags: Set<string>,
): void {
  if (filter === undefined || filter.kind === 'field') return
  if (filter.kind === 'reference') {
    for (const each of LOCALES) tags.add(listTag(filter.target, each))
  }
  const inner = 'filters' in filter ? filter.filters : filter.filter ? [filter.filter] : []
  for (const each of inner) tagFilter(each, locale, tags)
}

function tagDocuments(documents: Iterable<FoundDocument>, tags: Set<string>): void {
  for (const { collection, uid } of documents) tags.add(documentTag(collection, uid))
}
