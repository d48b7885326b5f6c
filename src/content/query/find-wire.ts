import { type SQL, sql } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import type { Model } from '../model/attribute-model.ts'
import { modelOf } from '../model/model-of-collection.ts'
import { documentScope, linksInState, visible } from './document-scope.ts'
import { conditions, countDocuments, countSql } from './find-documents.ts'
import type { FindQuery, Populate } from './find-query.ts'
import { type FoundDocument, toIso } from './found-document.ts'
import type { LoadedLevel } from './load-references.ts'
import { isPlain } from './populate-documents.ts'
import { sortSql } from './sort-sql.ts'
import { partsSql, wireSql } from './wire-sql.ts'

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

/**
 * A row comes as one text: reading it once and cutting it is cheaper than reading a dozen values.
 * The character cannot stand in JSON, which escapes it. The long text is last, so that nobody has
 * to look for the character in it.
 */
const fieldEnd = '\x1f'

function readRow(row: string) {
  let from = 0
  const next = () => {
    const end = row.indexOf(fieldEnd, from)
    const field = row.slice(from, end)
    from = end + 1
    return field
  }
  const [rank, source, total] = [next(), next(), next()]
  const [id, collection, uid, locale] = [Number(next()), next(), JSON.parse(next()), next()]
  const [createdAt, updatedAt, publishedAt] = [toIso(next()), toIso(next()), next()]
  const parts = next()
  const document: FoundDocument = {
    id,
    collection,
    uid,
    locale,
    attributes: parts === '' ? {} : JSON.parse(parts),
    wire: row.slice(from),
    createdAt,
    updatedAt,
    publishedAt: publishedAt === '' ? null : toIso(publishedAt),
  }
  return { rank, source, total, document }
}

function statementOf(query: WireQuery): SQL {
  const known = statements.get(query)
  if (known) return known
  const written = wireListSql(query)
  statements.set(query, written)
  return written
}

const statements = new WeakMap<WireQuery, SQL>()

const columns = ['id', 'collection', 'uid', 'locale', 'created_at', 'updated_at', 'published_at']

function columnsOf(alias: string): SQL {
  return sql.raw(columns.map((name) => `${alias}.${name}`).join(', '))
}

/** A row as text, in the order in which `readRow` reads it. */
function rowSql(
  alias: string,
  row: { rank?: SQL; source?: SQL; wire: SQL; parts: SQL; total?: SQL },
): SQL {
  const nothing = sql`null`
  const values = [
    ...[row.rank ?? nothing, row.source ?? nothing, row.total ?? nothing],
    ...columns.map((name) =>
      sql.raw(name === 'uid' ? `to_json(${alias}.uid)` : `${alias}.${name}`),
    ),
    ...[row.parts, row.wire],
  ]
  return sql`concat(${sql.join(values, sql`, e'\\x1f', `)})`
}

function wireListSql(query: WireQuery): SQL {
  const { collection, state, populate, fields } = query
  const scope = documentScope('d', state, { next: 0 })
  const order = sql.join(sortSql(scope, query.sort), sql`, `)
  const row = rowSql('page', {
    ...{ rank: sql`rank`, wire: sql`wire`, parts: sql`parts` },
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
        select ${columnsOf('d')}, d.name, d.draft is not null as has_draft, ${scope.json} as attributes
        from content_documents d where ${conditions(scope, query)}
        order by ${order} limit ${query.limit} offset ${query.start}) p
      cross join lateral (${unpacked(sql`p.attributes`)}) u)
    ${sql.join(selects, sql` union all `)}`
}

/** Large values lie compressed, and would be unpacked for each field again. */
function unpacked(json: SQL): SQL {
  return sql`select ${json} || '{}'::jsonb as whole offset 0`
}

const whole = sql`u.whole`

function referencesSql(
  { state, populate, collection }: WireQuery,
  paths: ReadonlyMap<string, string>,
): SQL {
  const { json } = documentScope('d', state, { next: 0 })
  const targets = [...new Set(paths.values())]
  const below = populatesByTarget(modelOf(collection), populate)
  const each = (write: (target: string) => SQL) => {
    const cases = targets.map((target) => sql`when ${target} then ${write(target)}`)
    return sql`case d.collection ${sql.join(cases, sql` `)} end`
  }
  const links = linksInState('l', 'page', state, 'has_draft')
  const row = rowSql('d', {
    wire: each((target) => wireSql(target, whole, undefined)),
    parts: each((target) => partsSql(target, whole, below.get(target) ?? new Map())),
  })
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
  const row = rowSql('d', {
    source: sql`page.id`,
    wire: wireSql(collection, whole, node?.fields),
    parts: partsSql(collection, whole, node?.populate ?? new Map()),
  })
  return sql`select ${row} from page
    join content_documents d
      on d.collection = page.collection and d.name = page.name and d.id <> page.id
    cross join lateral (${unpacked(json)}) u
    where ${visible('d', state)}`
}

/** Where plain references stand, as links name it, and where they lead. */
function referencePaths(
  model: Model,
  populate: Populate,
  prefix = '',
  paths = new Map<string, string>(),
): ReadonlyMap<string, string> {
  for (const [name, node] of populate) {
    const attribute = model[name]
    if (attribute?.kind === 'reference' && isPlain(node)) paths.set(prefix + name, attribute.target)
    if (attribute?.kind === 'component') {
      referencePaths(attribute.attributes, node.populate, `${prefix}${name}.`, paths)
    }
    if (attribute?.kind !== 'dynamiczone') continue
    for (const [component, inner] of Object.entries(attribute.components)) {
      const below = node.on === undefined ? node.populate : node.on.get(component)
      if (below) referencePaths(inner, below, `${prefix}${name}.`, paths)
    }
  }
  return paths
}

/** What is asked for below the references to a collection, wherever they stand. */
function populatesByTarget(
  model: Model,
  populate: Populate,
  found = new Map<string, Map<string, { populate: Populate }>>(),
): ReadonlyMap<string, Populate> {
  for (const [name, node] of populate) {
    const attribute = model[name]
    if (attribute?.kind === 'reference') {
      const known = found.get(attribute.target) ?? new Map()
      for (const [inner, below] of node.populate) known.set(inner, below)
      found.set(attribute.target, known)
    }
    if (attribute?.kind === 'component') {
      populatesByTarget(attribute.attributes, node.populate, found)
    }
    if (attribute?.kind !== 'dynamiczone') continue
    for (const [component, inner] of Object.entries(attribute.components)) {
      const below = node.on === undefined ? node.populate : node.on.get(component)
      if (below) populatesByTarget(inner, below, found)
    }
  }
  return found
}
