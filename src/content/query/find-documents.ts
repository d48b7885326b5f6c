import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { knownCollection } from '../collections/registry.ts'
import { documentScope, quoteKey, type Scope, visible } from './document-scope.ts'
import { filterSql } from './filter-sql.ts'
import type { FindQuery, Stage } from './find-query.ts'
import { type DocumentRow, type FoundDocument, toFoundDocument } from './found-document.ts'
import { sortSql } from './sort-sql.ts'

/** What a list is made of; `populate` is filled in by `populateDocuments`. */
export type ListQuery = Omit<FindQuery, 'populate'>

export async function findDocuments(queries: Queries, query: ListQuery): Promise<FoundDocument[]> {
  const scope = documentScope('d', query.state, { next: 0 })
  const result = await queries.execute<DocumentRow>(sql`
    select ${documentColumns(scope)} from content_documents d
    where ${conditions(scope, query)}
    order by ${sql.join(sortSql(scope, query.sort), sql`, `)}
    limit ${query.limit} offset ${query.start}`)
  return result.rows.map(toFoundDocument)
}

/** How many documents the query finds, whatever its limits. */
export async function countDocuments(queries: Queries, query: ListQuery): Promise<number> {
  const { filter, search, stage } = query
  if (filter === undefined && search === undefined && stage === undefined) {
    return readCount(queries, query)
  }
  const scope = documentScope('d', query.state, { next: 0 })
  const result = await queries.execute<{ count: string }>(
    sql`select count(*) from content_documents d where ${conditions(scope, query)}`,
  )
  return Number(result.rows[0]?.count ?? 0)
}

export function documentColumns(scope: Scope): SQL {
  const alias = scope.alias ?? 'd'
  const columns = ['id', 'collection', 'uid', 'locale', 'created_at', 'updated_at', 'published_at']
  return sql`${sql.raw(columns.map((name) => `${alias}.${name}`).join(', '))}, ${scope.json} as attributes`
}

function conditions(scope: Scope, query: ListQuery): SQL {
  const parts = [sql`d.collection = ${query.collection}`, visible('d', query.state)]
  if (isByLocale(query)) parts.push(sql`d.locale = ${query.locale}`)
  if (query.filter !== undefined) parts.push(sql`(${filterSql(scope, query.filter)})`)
  if (query.search !== undefined) parts.push(searchSql(scope, query.collection, query.search))
  if (query.stage !== undefined) parts.push(stageSql[query.stage])
  return sql.join(parts, sql` and `)
}

const stageSql: Readonly<Record<Stage, SQL>> = {
  draft: sql`d.published_at is null`,
  published: sql`(d.published_at is not null and d.draft is null)`,
  changed: sql`(d.published_at is not null and d.draft is not null)`,
}

function isByLocale(query: ListQuery): boolean {
  return query.locale !== undefined && knownCollection(query.collection).localized
}

function searchSql(scope: Scope, collection: string, words: string): SQL {
  const fields = knownCollection(collection).search.map(
    (name) => sql`${scope.json}->>${sql.raw(quoteKey(name))}`,
  )
  const pattern = `%${words}%`
  const matches = [sql`d.uid`, ...fields].map(
    (field) => sql`lower(${field}) like lower(${pattern}) escape ''`,
  )
  return sql`(${sql.join(matches, sql` or `)})`
}

/** Kept by triggers, so that it costs the same for ten documents and for ten thousand. */
async function readCount(queries: Queries, query: ListQuery): Promise<number> {
  const column = sql.raw(query.state === 'live' ? 'published' : 'total')
  const locale = isByLocale(query) ? sql`locale = ${query.locale}` : sql`true`
  const result = await queries.execute<{ count: string | null }>(
    sql`select sum(${column}) as count from content_counts
        where collection = ${query.collection} and ${locale}`,
  )
  return Number(result.rows[0]?.count ?? 0)
}
