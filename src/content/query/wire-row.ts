import { type SQL, sql } from 'drizzle-orm'
import { changeColumn } from './document-scope.ts'
import type { ContentState } from './find-query.ts'
import { type FoundDocument, toIso } from './found-document.ts'

/** What a row says besides its document; empty where it says nothing. */
interface WireRow {
  rank: string
  source: string
  total: string
  document: FoundDocument & { wire: string }
}

/**
 * A row comes as one text: reading it once and cutting it is cheaper than reading a dozen values.
 * The character cannot stand in JSON, which escapes it. The long text is last, so that nobody has
 * to look for the character in it.
 */
const fieldEnd = '\x1f'

export function readRow(row: string): WireRow {
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
  const document = {
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

const columns = ['id', 'collection', 'uid', 'locale', 'created_at', 'updated_at', 'published_at']

/** Under the names that `rowSql` reads without a state. */
export function columnsOf(alias: string, state?: ContentState): SQL {
  const named = columns.map((name) => {
    const column = columnIn(name, state)
    return column === name ? `${alias}.${name}` : `${alias}.${column} as ${name}`
  })
  return sql.raw(named.join(', '))
}

/** A row of documents in a state, or one of `columnsOf`, as text in the order of `readRow`. */
export function rowSql(
  alias: string,
  row: { rank?: SQL; source?: SQL; wire: SQL; parts: SQL; total?: SQL },
  state?: ContentState,
): SQL {
  const nothing = sql`null`
  const values = [
    row.rank ?? nothing,
    row.source ?? nothing,
    row.total ?? nothing,
    ...columns.map((name) =>
      sql.raw(name === 'uid' ? `to_json(${alias}.uid)` : `${alias}.${columnIn(name, state)}`),
    ),
    row.parts,
    row.wire,
  ]
  return sql`concat(${sql.join(values, sql`, e'\\x1f', `)})`
}

function columnIn(name: string, state: ContentState | undefined): string {
  return name === 'updated_at' && state !== undefined ? changeColumn(state) : name
}
