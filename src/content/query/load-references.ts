import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import type { Wanted, WantedLocalizations } from './collect-wanted.ts'
import { documentScope, visible } from './document-scope.ts'
import { filterSql } from './filter-sql.ts'
import { documentColumns } from './find-documents.ts'
import type { ContentState } from './find-query.ts'
import { type DocumentRow, type FoundDocument, toFoundDocument } from './found-document.ts'
import { sortSql } from './sort-sql.ts'

/** All plain references of a level in one statement, keyed `<collection>/<uid>`. */
export async function loadPlain(
  queries: Queries,
  wanted: readonly Wanted[],
  state: ContentState,
): Promise<Map<string, FoundDocument>> {
  const keys = new Set(
    wanted.flatMap(({ target, uids }) => [...uids].map((uid) => `${target}/${uid}`)),
  )
  if (keys.size === 0) return new Map()
  const pairs = [...keys].map((key) => {
    const at = key.indexOf('/')
    return [key.slice(0, at), key.slice(at + 1)]
  })
  const scope = documentScope('d', state, { next: 0 })
  const result = await queries.execute<DocumentRow>(sql`
    select ${documentColumns(scope)}
    from unnest(${sql.param(pairs.map(([collection]) => collection))}::text[],
                ${sql.param(pairs.map(([, uid]) => uid))}::text[]) wanted(collection, uid)
    join content_documents d on d.collection = wanted.collection and d.uid = wanted.uid
    where ${visible('d', state)}`)
  return new Map(result.rows.map((row) => [`${row.collection}/${row.uid}`, toFoundDocument(row)]))
}

/** References with a filter or an order of their own, by uid, in that order. */
export async function loadChosen(
  queries: Queries,
  { node, target, uids }: Wanted,
  state: ContentState,
): Promise<Map<string, FoundDocument>> {
  const scope = documentScope('d', state, { next: 0 })
  const fits = node.filter === undefined ? sql`true` : filterSql(scope, node.filter)
  const result = await queries.execute<DocumentRow>(sql`
    select ${documentColumns(scope)} from content_documents d
    where d.collection = ${target} and d.uid = any(${sql.param([...uids])}::text[])
      and ${visible('d', state)} and (${fits})
    order by ${sql.join(sortSql(scope, node.sort ?? []), sql`, `)}`)
  return new Map(result.rows.map((row) => [row.uid, toFoundDocument(row)]))
}

/** The other locales of documents, by the id of each document. */
export async function loadLocalizations(
  queries: Queries,
  { of, node }: WantedLocalizations,
  state: ContentState,
): Promise<Map<number, FoundDocument[]>> {
  const scope = documentScope('d', state, { next: 0 })
  // Whoever wants to know in which locales there is something need not read all of them.
  if (node.fields?.size === 1 && node.fields.has('locale')) scope.json = sql`null`
  const result = await queries.execute<DocumentRow & { source_id: string }>(sql`
    select ${documentColumns(scope)}, s.id as source_id
    from content_documents s
    join content_documents d on d.collection = s.collection and d.name = s.name and d.id <> s.id
    where s.id = any(${sql.param(of.map(({ id }) => id))}::bigint[]) and ${visible('d', state)}
    order by d.id`)
  const byId = new Map<number, FoundDocument[]>(of.map(({ id }) => [id, []]))
  for (const row of result.rows) byId.get(Number(row.source_id))?.push(toFoundDocument(row))
  return byId
}
