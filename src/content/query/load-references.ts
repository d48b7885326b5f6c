import { type SQL, sql } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import { modelOf } from '../model/model-of-collection.ts'
import type { Wanted, WantedLocalizations } from './collect-wanted.ts'
import { documentScope, visible } from './document-scope.ts'
import { filterSql } from './filter-sql.ts'
import { documentColumns } from './find-documents.ts'
import type { ContentState } from './find-query.ts'
import { type DocumentRow, type FoundDocument, toFoundDocument } from './found-document.ts'
import { sortSql } from './sort-sql.ts'

/** What one statement loads for a level. */
export interface LoadedLevel {
  /** Plain references, keyed `<collection>/<uid>`. */
  references: Map<string, FoundDocument>
  /** Other locales, by the id of the document that has them. */
  localizations: Map<number, FoundDocument[]>
}

/** All plain references and all translations of a level, in one statement. */
export async function loadLevel(
  queries: SqlRunner,
  wanted: readonly Wanted[],
  translated: readonly WantedLocalizations[],
  state: ContentState,
): Promise<LoadedLevel> {
  const pairs = distinctPairs(wanted)
  const ids = [...new Set(translated.flatMap(({ of }) => of.map(({ id }) => id)))]
  const loaded: LoadedLevel = { references: new Map(), localizations: new Map() }
  const parts: SQL[] = []
  if (pairs.length > 0) parts.push(referencesSql(pairs, state))
  if (ids.length > 0) parts.push(localizationsSql(ids, translated, state))
  if (parts.length === 0) return loaded
  const result = await queries.execute<DocumentRow & { source_id: string | null }>(
    sql.join(parts, sql` union all `),
  )
  for (const row of result.rows) {
    const document = toFoundDocument(row)
    if (row.source_id === null) loaded.references.set(`${row.collection}/${row.uid}`, document)
    else addTo(loaded.localizations, Number(row.source_id), document)
  }
  for (const each of loaded.localizations.values()) each.sort((a, b) => a.id - b.id)
  return loaded
}

function distinctPairs(wanted: readonly Wanted[]): [collection: string, uid: string][] {
  const byTarget = new Map<string, Set<string>>()
  for (const { target, uids } of wanted) {
    const known = byTarget.get(target)
    byTarget.set(target, known ? new Set([...known, ...uids]) : uids)
  }
  return [...byTarget].flatMap(([target, uids]) =>
    [...uids].map((uid): [string, string] => [target, uid]),
  )
}

function referencesSql(pairs: readonly [string, string][], state: ContentState): SQL {
  const scope = documentScope('d', state, { next: 0 })
  return sql`select ${documentColumns(scope)}, null::bigint as source_id
    from unnest(${sql.param(pairs.map(([collection]) => collection))}::text[],
                ${sql.param(pairs.map(([, uid]) => uid))}::text[]) wanted(collection, uid)
    join content_documents d on d.collection = wanted.collection and d.uid = wanted.uid
    where ${visible('d', state)}`
}

/** Whoever wants to know in which locales there is something need not read all of them. */
function wantsLocaleAlone({ node }: WantedLocalizations): boolean {
  return node.fields?.size === 1 && node.fields.has('locale')
}

/** What nobody populates is nothing that an answer shows; of long documents that is most. */
function unshownNames(translated: readonly WantedLocalizations[]): string[] {
  const [collection, ...others] = new Set(
    translated.flatMap(({ of }) => of.map((document) => document.collection)),
  )
  if (collection === undefined || others.length > 0) return []
  return Object.entries(modelOf(collection))
    .filter(([, { kind }]) => kind !== 'scalar')
    .map(([name]) => name)
    .filter((name) => translated.every(({ node }) => !node.populate.has(name)))
}

function localizationsSql(
  ids: readonly number[],
  translated: readonly WantedLocalizations[],
  state: ContentState,
): SQL {
  const scope = documentScope('d', state, { next: 0 })
  scope.json = translated.every(wantsLocaleAlone)
    ? sql`null::jsonb`
    : sql`${scope.json} - ${sql.param(unshownNames(translated))}::text[]`
  return sql`select ${documentColumns(scope)}, s.id as source_id
    from content_documents s
    join content_documents d on d.collection = s.collection and d.name = s.name and d.id <> s.id
    where s.id = any(${sql.param(ids)}::bigint[]) and ${visible('d', state)}`
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** References with a filter or an order of their own, by uid, in that order. */
export async function loadChosen(
  queries: SqlRunner,
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
