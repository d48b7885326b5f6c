import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { SealedColumns, SealedFiles } from '../seals.ts'
import { partsOfTable } from './system-parts-of-table.ts'

/** A key that was taken out of the settings too early, and how much it wrote. */
export type MissingKey = { readonly key: string; readonly rows: number }

/**
 * Keys that rows and files still need and the settings lack. Reads the head of every ciphertext, or
 * of about `mostOfEach` in each column, wherever they lie. Each column is read as it was at one moment:
 * whoever changes a row meanwhile moves it, maybe from a part that comes to one that was read.
 */
export async function findMissingKeys(
  { db, keyring }: Pick<BrokerageDesk, 'db' | 'keyring'>,
  columns: SealedColumns,
  files: SealedFiles = {},
  mostOfEach?: number,
): Promise<MissingKey[]> {
  const known = sql.param(keyring.map(({ id }) => id))
  const sources = [
    ...Object.keys(columns).map((place) => {
      const [table = '', column = ''] = place.split('.')
      return { table, key: keyOf(column), isSealed: sql`${sql.raw(column)} is not null` }
    }),
    // An empty name is a file that no run has looked at yet.
    ...Object.keys(files).map((table) => {
      return { table, key: sql`sealed_with`, isSealed: sql`sealed_with <> ''` }
    }),
  ]
  const counts = new Map<string, number>()
  // One after the other: a statement may take only so long, and each table may be large.
  for (const { table, key: keyName, isSealed } of sources) {
    await db.transaction(async (moment) => {
      for (const rowsToRead of await rowsOf(moment, table, mostOfEach)) {
        const { rows } = await moment.execute<{ key: string; rows: number }>(sql`
          select key, count(*)::int as rows
          from (select ${keyName} as key from ${rowsToRead} and ${isSealed}) as sealed
          where key <> '' and key <> all(${known}::text[]) group by key`)
        for (const { key, rows: count } of rows) counts.set(key, (counts.get(key) ?? 0) + count)
      }
    }, ONE_MOMENT)
  }
  return [...counts].map(([key, rows]) => ({ key, rows })).sort((a, b) => (a.key < b.key ? -1 : 1))
}

const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/**
 * A table part by part, or so many of its rows, in pages picked at random; all while PostgreSQL has
 * not counted them.
 */
async function rowsOf(db: Queries, table: string, most: number | undefined): Promise<SQL[]> {
  const name = sql.raw(table)
  if (most === undefined)
    return (await partsOfTable(db, table)).map((isInPart) => sql`${name} where ${isInPart}`)
  return [
    sql`${name} tablesample system ((
      select coalesce(least(100, 100.0 * ${most}::int / nullif(greatest(reltuples, 0), 0)), 100)
      from pg_class where oid = ${table}::regclass)) where true`,
  ]
}

/**
 * The name of the key in a ciphertext, which begins with its version, the length of the name, and
 * the name. Only that much is read of a value that may be large; what is no ciphertext has none.
 */
export function keyOf(column: string): SQL {
  const head = sql`substring(${sql.raw(column)} from 1 for 34)`
  return sql`case when length(${head}) > 1
    then encode(substring(${head} from 3 for get_byte(${head}, 1)), 'escape') else '' end`
}
