import { type SQL, sql } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import { knownCollection } from '../collections/registry.ts'
import { SOUGHT_FIELDS } from '../sought-words.ts'
import { INDEXED_COLLECTIONS } from '../tables.ts'
import { changeColumn, documentScope, quoteKey, type Scope, visible } from './document-scope.ts'
import { filterSql } from './filter-sql.ts'
import type { FindQuery, Stage } from './find-query.ts'
import { type DocumentRow, type FoundDocument, toFoundDocument } from './found-document.ts'
import { sortSql } from './sort-sql.ts'
import { soughtFilterSql, soughtSql } from './sought-filter-sql.ts'

/** What a list is made of; `populate` is filled in by `populateDocuments`. */
type ListQuery = Omit<FindQuery, 'populate'>

export async function findDocuments(
  queries: SqlRunner,
  query: ListQuery,
): Promise<FoundDocument[]> {
  const { rows } = await queries.execute<DocumentRow>(listSql(query, undefined))
  return rows.map(toFoundDocument)
}

/** Documents and how many there are in all, whatever the limits; mostly in one statement. */
export async function findAndCount(
  queries: SqlRunner,
  query: ListQuery,
): Promise<{ documents: FoundDocument[]; total: number }> {
  const { rows } = await queries.execute<DocumentRow & { total: string | null }>(
    countedListSql(query),
  )
  const [first] = rows
  if (first) return { documents: rows.map(toFoundDocument), total: Number(first.total) }
  // Beyond the last page there is no row to carry the number.
  const total = query.start === 0 ? 0 : await countDocuments(queries, query)
  return { documents: [], total }
}

/** A query that is asked again, as the same object, is written once. */
function countedListSql(query: ListQuery): SQL {
  const known = statements.get(query)
  if (known) return known
  const written = listSql(query, countSql(query))
  statements.set(query, written)
  return written
}

const statements = new WeakMap<ListQuery, SQL>()

export async function countDocuments(queries: SqlRunner, query: ListQuery): Promise<number> {
  const { rows } = await queries.execute<{ total: string | null }>(
    sql`select (${countSql(query)}) as total`,
  )
  return Number(rows[0]?.total ?? 0)
}

function listSql(query: ListQuery, count: SQL | undefined): SQL {
  const scope = documentScope('d', query.state, { next: 0 })
  const total = count === undefined ? sql`` : sql`, (${count}) as total`
  return sql`select ${documentColumns(scope)}${total} from content_documents d
    where ${conditions(scope, query)}
    order by ${sql.join(sortSql(scope, query.sort), sql`, `)}
    limit ${query.limit} offset ${query.start}`
}

/**
 * Without a filter the number is kept by triggers: it costs the same for ten documents and for
 * ten thousand.
 */
export function countSql(query: ListQuery): SQL {
  const { filter, search, stage } = query
  if (filter === undefined && search === undefined && stage === undefined) {
    const column = sql.raw(query.state === 'live' ? 'published' : 'total')
    const locale = isByLocale(query) ? sql`locale = ${query.locale}` : sql`true`
    return sql`select coalesce(sum(${column}), 0) from content_counts
      where collection = ${query.collection} and ${locale}`
  }
  const scope = documentScope('c', query.state, { next: 1_000 })
  return sql`select count(*) from content_documents c where ${conditions(scope, query)}`
}

export function documentColumns(scope: Scope): SQL {
  const alias = scope.alias ?? 'd'
  const columns = ['id', 'collection', 'uid', 'locale', 'created_at', 'published_at']
  const changed = `${alias}.${changeColumn(scope.state)} as updated_at`
  return sql`${sql.raw(columns.map((name) => `${alias}.${name}`).join(', '))}, ${sql.raw(changed)}, ${scope.json} as attributes`
}

export function conditions(scope: Scope, query: ListQuery): SQL {
  const alias = scope.alias ?? 'd'
  const d = sql.raw(alias)
  const parts = [sql`${d}.collection = ${nameSql(query.collection)}`, visible(alias, query.state)]
  if (isByLocale(query)) parts.push(sql`${d}.locale = ${query.locale}`)
  const sought = soughtFilterSql(scope, query.collection, query.filter)
  if (sought !== undefined) parts.push(sought)
  if (query.filter !== undefined) parts.push(sql`(${filterSql(scope, query.filter)})`)
  if (query.search !== undefined) parts.push(searchSql(scope, query.collection, query.search))
  if (query.stage !== undefined) parts.push(stageSql(alias, query.stage))
  return sql.join(parts, sql` and `)
}

/**
 * Written into the statement where indexes hold one collection alone: otherwise PostgreSQL could not
 * plan the statement once for all, and would do so for every read.
 */
function nameSql(collection: string): SQL {
  return indexed.has(collection) ? sql.raw(`'${collection}'`) : sql`${collection}`
}

const indexed: ReadonlySet<string> = new Set(INDEXED_COLLECTIONS)

function stageSql(alias: string, stage: Stage): SQL {
  const isPublic = `${alias}.published_at is not null`
  if (stage === 'draft') return sql.raw(`not (${isPublic})`)
  return sql.raw(`(${isPublic} and ${alias}.draft is ${stage === 'changed' ? 'not null' : 'null'})`)
}

function isByLocale(query: ListQuery): boolean {
  return query.locale !== undefined && knownCollection(query.collection).localized
}

/** Words are looked for as they are: wildcards belong to filters. */
function searchSql(scope: Scope, collection: string, words: string): SQL {
  const alias = scope.alias ?? 'd'
  const matches = [sql`lower(${sql.raw(alias)}.uid)`, ...shortTexts(scope, collection)].map(
    (text) => sql`position(lower(${words}::text) in ${text}) > 0`,
  )
  return sql`(${sql.join(matches, sql` or `)})`
}

function shortTexts(scope: Scope, collection: string): SQL[] {
  if (collection in SOUGHT_FIELDS) return [soughtSql(scope)]
  const { search } = knownCollection(collection)
  return search.map((name) => sql`lower(${scope.json}->>${sql.raw(quoteKey(name))})`)
}
