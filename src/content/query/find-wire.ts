import { type SQL, sql } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import { modelOf } from '../model/model-of-collection.ts'
import { documentScope, linksInState, visible } from './document-scope.ts'
import { conditions, countDocuments, countSql } from './find-documents.ts'
import type { FindQuery } from './find-query.ts'
import type { FoundDocument } from './found-document.ts'
import type { LoadedLevel } from './load-references.ts'
import { populatesByTarget, referencePaths } from './reference-paths.ts'
import { sortSql } from './sort-sql.ts'
import { columnsOf, readRow, rowSql } from './wire-row.ts'
import { eachCollection, partsSql, unpacked, wireSql } from './wire-sql.ts'

/** A list whose documents are passed on as text. Asked again as the same object, it is written once. */
export interface WireQuery extends FindQuery {
  /** The scalars to return; all when absent. */
  fields: ReadonlySet<string> | undefined
  /** Whether to say how many there are in all. */
  withCount: boolean
}

export interface FoundWire {
  documents: FoundDocument[]
  total: number | undefined
  /** What the documents refer to and their translations, as far as one step leads. */
  first: LoadedLevel
}

/**
 * Documents, how many there are, what they refer to and their translations: all in one statement,
 * and as text, since most of it is only passed on.
 */
export async function findWire(queries: SqlRunner, query: WireQuery): Promise<FoundWire> {
  const { rows } = await queries.execute<{ row: string }>(statementOf(query))
  const documents: FoundDocument[] = []
  const first: LoadedLevel = { references: new Map(), localizations: new Map() }
  const others = query.populate.get('localizations')?.fields
  let total = query.withCount ? 0 : undefined
  for (const { row } of rows) {
    const read = readRow(row)
    const { document } = read
    if (read.rank !== '') {
      documents[Number(read.rank) - 1] = document
      document.wireFields = query.fields
      if (query.withCount) total = Number(read.total)
    } else if (read.source !== '') {
      document.wireFields = others
      const known = first.localizations.get(Number(read.source))
      if (known) known.push(document)
      else first.localizations.set(Number(read.source), [document])
    } else {
      first.references.set(`${document.collection}/${document.uid}`, document)
    }
  }
  for (const each of first.localizations.values()) each.sort((a, b) => a.id - b.id)
  // Beyond the last page there is no row to carry the number.
  if (query.withCount && documents.length === 0 && query.start > 0) {
    total = await countDocuments(queries, query)
  }
  return { documents, total, first }
}

function statementOf(query: WireQuery): SQL {
  const known = statements.get(query)
  if (known) return known
  const written = wireListSql(query)
  statements.set(query, written)
  return written
}

const statements = new WeakMap<WireQuery, SQL>()

function wireListSql(query: WireQuery): SQL {
  const { collection, state, populate, fields } = query
  const scope = documentScope('d', state, { next: 0 })
  const order = sql.join(sortSql(scope, query.sort), sql`, `)
  const row = rowSql('page', {
    rank: sql`rank`,
    wire: sql`wire`,
    parts: sql`parts`,
    ...(query.withCount && { total: sql`(${countSql(query)})` }),
  })
  const selects = [sql`select ${row} as row from page`]
  const paths = referencePaths(modelOf(collection), populate)
  if (paths.size > 0) selects.push(referencesSql(query, paths))
  if (populate.has('localizations')) selects.push(localizationsSql(query))
  return sql`with page as materialized (
      select row_number() over () as rank, ${columnsOf('p')}, p.name, p.has_draft,
        ${wireSql(collection, whole, fields)} as wire, ${partsSql(collection, whole, populate)} as parts
      from (
        select ${columnsOf('d', state)}, d.name, d.draft is not null as has_draft, ${scope.json} as attributes
        from content_documents d where ${conditions(scope, query)}
        order by ${order} limit ${query.limit} offset ${query.start}) p
      cross join lateral (${unpacked(sql`p.attributes`)}) u)
    ${sql.join(selects, sql` union all `)}`
}

const whole = sql`u.whole`

function referencesSql(
  { state, populate, collection }: WireQuery,
  paths: ReadonlyMap<string, string>,
): SQL {
  const { json } = documentScope('d', state, { next: 0 })
  const targets = [...new Set(paths.values())]
  const below = populatesByTarget(modelOf(collection), populate)
  const links = linksInState('l', 'page', state, 'has_draft')
  const texts = {
    wire: eachCollection(targets, (target) => wireSql(target, whole, undefined)),
    parts: eachCollection(targets, (target) =>
      partsSql(target, whole, below.get(target) ?? new Map()),
    ),
  }
  const row = rowSql('d', texts, state)
  return sql`select ${row} from (
      select distinct l.target_collection, l.target_uid from page
      join content_links l on l.source_id = page.id and ${links}
        and l.field = any(${sql.param([...paths.keys()])}::text[])) wanted
    join content_documents d
      on d.collection = wanted.target_collection and d.uid = wanted.target_uid
    cross join lateral (${unpacked(json)}) u
    where ${visible('d', state)}`
}

function localizationsSql({ collection, state, populate }: WireQuery): SQL {
  const { json } = documentScope('d', state, { next: 0 })
  const node = populate.get('localizations')
  const texts = {
    wire: wireSql(collection, whole, node?.fields),
    parts: partsSql(collection, whole, node?.populate ?? new Map()),
  }
  const row = rowSql('d', { source: sql`page.id`, ...texts }, state)
  return sql`select ${row} from page
    join content_documents d
      on d.collection = page.collection and d.name = page.name and d.id <> page.id
    cross join lateral (${unpacked(json)}) u
    where ${visible('d', state)}`
}
