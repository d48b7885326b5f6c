import type { WireQuery } from '#content/query/find-wire.ts'
import { namesOfCollection } from '#content/query/readable-fields.ts'
import { DEFAULT_LOCALE } from '#sites/locales.ts'
import { validationError } from '../errors/strapi-error.ts'
import { lookedAt } from './looked-at.ts'
import { parseFields } from './parse-fields.ts'
import { parseFilters } from './parse-filters.ts'
import { type Pagination, parsePagination } from './parse-pagination.ts'
import { parsePopulate } from './parse-populate.ts'
import type { QueryObject, QueryValue } from './parse-query-string.ts'
import { parseSort } from './parse-sort.ts'
import { parseState } from './parse-state.ts'

export interface ParsedList {
  query: WireQuery
  pagination: Pagination
  /** Collections that decide about the answer without being shown. */
  looksAt: ReadonlySet<string>
}

export type ParsedOne = Pick<WireQuery, 'state' | 'fields' | 'populate'> &
  Pick<ParsedList, 'looksAt'>

/** A list: everything that the query string says about it, checked. */
export function parseList(
  collection: string,
  params: QueryObject,
  maySeeDrafts: boolean,
): ParsedList {
  const names = namesOfCollection(collection)
  const pagination = parsePagination(params['pagination'])
  const query = {
    collection,
    fields: parseFields(names, params['fields']),
    withCount: pagination.withCount,
    state: parseState(params['publicationState'], maySeeDrafts),
    locale: parseLocaleParameter(params['locale']),
    filter: parseFilters(names, params['filters']),
    search: parseSearch(params['_q']),
    sort: parseSort(names, params['sort']),
    start: pagination.start,
    limit: pagination.limit,
    populate: parsePopulate(names, params['populate'], maySeeDrafts),
  }
  return { pagination, query, looksAt: new Set(lookedAt(collection, query)) }
}

/** One document by its id: no filters, and whatever its locale. */
export function parseOne(
  collection: string,
  params: QueryObject,
  maySeeDrafts: boolean,
): ParsedOne {
  const names = namesOfCollection(collection)
  const populate = parsePopulate(names, params['populate'], maySeeDrafts)
  return {
    state: parseState(params['publicationState'], maySeeDrafts),
    fields: parseFields(names, params['fields']),
    populate,
    looksAt: new Set(lookedAt(collection, { populate })),
  }
}

function parseLocaleParameter(value: QueryValue): string | undefined {
  if (value === undefined || value === '' || value === null) return DEFAULT_LOCALE
  if (typeof value !== 'string') throw validationError('Invalid locale')
  return value === 'all' ? undefined : value
}

function parseSearch(value: QueryValue): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string') throw validationError('Invalid _q')
  return value.slice(0, 200)
}
