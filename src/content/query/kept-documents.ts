import { sql } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import { deepPopulate } from './deep-populate.ts'
import { visible } from './document-scope.ts'
import type { FoundDocument } from './found-document.ts'
import { namesOfCollection } from './readable-fields.ts'
import { versionSql } from './version-sql.ts'
import { readRow, rowSql } from './wire-row.ts'
import { eachCollection, partsSql, unpacked, wireSql } from './wire-sql.ts'

/** Of all texts together; ten thousand articles are more, what is read often is less. */
const mostBytes = 16_000_000
/** What a document weighs besides its text. */
const weightOfColumns = 1_000

/**
 * Published documents by the name of their version. A version never changes, so one that is kept
 * is as good as one that is read; which versions there are is for the database to say.
 */
export class KeptDocuments {
  #kept = new Map<string, { document: FoundDocument; weight: number }>()
  #weight = 0
  #limit: number

  constructor(limit = mostBytes) {
    this.#limit = limit
  }

  /** All of these versions; undefined when one of them is gone meanwhile. */
  async get(
    queries: SqlRunner,
    versions: readonly string[],
    collections: ReadonlySet<string>,
  ): Promise<Map<string, FoundDocument> | undefined> {
    const found = new Map<string, FoundDocument>()
    const missing: string[] = []
    for (const version of versions) {
      const known = this.#kept.get(version)
      if (known) found.set(version, known.document)
      else missing.push(version)
    }
    if (missing.length === 0) return found
    for (const [version, document] of await load(queries, missing, collections)) {
      found.set(version, document)
      this.#keep(version, document)
    }
    return missing.every((version) => found.has(version)) ? found : undefined
  }

  #keep(version: string, document: FoundDocument): void {
    // As it was read, and as it is sent.
    const weight = (document.wire?.length ?? 0) * 2 + weightOfColumns
    this.#weight += weight - (this.#kept.get(version)?.weight ?? 0)
    this.#kept.set(version, { document, weight })
    for (const [oldest, { weight: freed }] of this.#kept) {
      if (this.#weight <= this.#limit) return
      this.#kept.delete(oldest)
      this.#weight -= freed
    }
  }
}

/** Whole: with all that anybody may see, so that one version serves every query. */
async function load(
  queries: SqlRunner,
  versions: readonly string[],
  collections: ReadonlySet<string>,
): Promise<(readonly [version: string, FoundDocument])[]> {
  const ids = versions.map((each) => Number(each.slice(0, each.indexOf('.'))))
  const whole = sql`u.whole`
  const texts = {
    wire: eachCollection(collections, (each) => wireSql(each, whole, undefined)),
    parts: eachCollection(collections, (each) =>
      partsSql(each, whole, deepPopulate(namesOfCollection(each), 2)),
    ),
  }
  const row = rowSql('d', texts, 'live')
  const { rows } = await queries.execute<{ version: string; row: string }>(
    sql`select ${versionSql('d')} as version, ${row} as row from content_documents d
      cross join lateral (${unpacked(sql`d.attributes`)}) u
      where d.id = any(${sql.param(ids)}::bigint[]) and ${visible('d', 'live')}`,
  )
  return rows.map(({ version, row: text }) => [
    version,
    { ...readRow(text).document, texts: new Map() },
  ])
}
