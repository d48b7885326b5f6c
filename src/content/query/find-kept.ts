import type { SQL } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import { modelOf } from '../model/model-of-collection.ts'
import { type FoundWire, findWire, type WireQuery } from './find-wire.ts'
import type { KeptDocuments } from './kept-documents.ts'
import type { LoadedLevel } from './load-references.ts'
import { referencePaths } from './reference-paths.ts'
import { listVersionsSql, type VersionsRow } from './version-sql.ts'

/**
 * The same as `findWire`, for those who ask again and again: the database says which versions the
 * answer is made of, and only texts that were never seen are read. For reads outside of
 * transactions, since inside one a row can change and keep its version.
 */
export async function findKept(
  queries: SqlRunner,
  query: WireQuery,
  kept: KeptDocuments,
): Promise<FoundWire> {
  if (!isKeepable(query)) return findWire(queries, query)
  const { statement, collections } = planOf(query)
  const { rows } = await queries.execute<VersionsRow>(statement)
  const page = split(rows[0]?.page)
  const references = split(rows[0]?.refs)
  const others = split(rows[0]?.others).map(cut)
  const versions = [...page, ...references, ...others.map(([, version]) => version)]
  const found = await kept.get(queries, versions, collections)
  if (found === undefined) return findWire(queries, query)
  const pick = (version: string) => found.get(version) ?? []
  const first: LoadedLevel = { references: new Map(), localizations: new Map() }
  for (const each of references.flatMap(pick)) {
    first.references.set(`${each.collection}/${each.uid}`, each)
  }
  for (const [source, version] of others) {
    const known = first.localizations.get(source)
    if (known) known.push(...[pick(version)].flat())
    else first.localizations.set(source, [pick(version)].flat())
  }
  for (const each of first.localizations.values()) each.sort((a, b) => a.id - b.id)
  const total = query.withCount ? Number(rows[0]?.total ?? 0) : undefined
  return { documents: page.flatMap(pick), total, first }
}

/** What is kept is public and whole; whoever asks for less of it reads less. */
function isKeepable({ state, fields, populate }: WireQuery): boolean {
  const localizations = populate.get('localizations')
  return state === 'live' && fields === undefined && localizations?.fields === undefined
}

interface Plan {
  statement: SQL
  /** Whose documents it can name. */
  collections: ReadonlySet<string>
}

function planOf(query: WireQuery): Plan {
  const known = plans.get(query)
  if (known) return known
  const targets = referencePaths(modelOf(query.collection), query.populate).values()
  const plan = {
    statement: listVersionsSql(query),
    collections: new Set([query.collection, ...targets]),
  }
  plans.set(query, plan)
  return plan
}

const plans = new WeakMap<WireQuery, Plan>()

function split(versions: string | null | undefined): string[] {
  return versions ? versions.split(',') : []
}

function cut(other: string): [source: number, version: string] {
  const at = other.indexOf(':')
  return [Number(other.slice(0, at)), other.slice(at + 1)]
}
