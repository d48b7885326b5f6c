import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import type { Keyring } from '#platform/encryption/keyring.ts'
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
      const isSealed = sql`${sql.raw(column)} is not null`
      return { table, head: headOf(column), key: KEY_IN_HEAD, isOurs: isOf(keyring), isSealed }
    }),
    // An empty name is a file that no run has looked at yet.
    ...Object.keys(files).map((table) => {
      const key = sql`head`
      const isOurs = sql`head = any(${known}::text[])`
      return { table, head: sql`sealed_with`, key, isOurs, isSealed: sql`sealed_with <> ''` }
    }),
  ]
  const counts = new Map<string, number>()
  // One after the other: a statement may take only so long, and each table may be large.
  for (const { table, head, key: keyName, isOurs, isSealed } of sources) {
    await db.transaction(async (moment) => {
      for (const rowsToRead of await rowsOf(moment, table, mostOfEach)) {
        const { rows } = await moment.execute<{ key: string; rows: number }>(sql`
          select ${keyName} as key, count(*)::int as rows
          from (select ${head} as head from ${rowsToRead} and ${isSealed} ${ONCE}) as sealed
          where not (${isOurs}) group by key`)
        for (const { key, rows: count } of rows)
          if (key !== '') counts.set(key, (counts.get(key) ?? 0) + count)
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
 * the name. What is no ciphertext has none.
 */
export function keyOf(column: string): SQL {
  return sql`(select ${KEY_IN_HEAD} from (select ${headOf(column)} as head ${ONCE}) as sealed)`
}

/** Only that much is read of a value that may be large and lie elsewhere. */
function headOf(column: string): SQL {
  return sql`substring(${sql.raw(column)} from 1 for 34)`
}

/** Keeps PostgreSQL from reading the value anew for each place in which its head stands. */
const ONCE = sql`offset 0`

const KEY_IN_HEAD = sql`case when length(head) > 1
  then encode(substring(head from 3 for get_byte(head, 1)), 'escape') else '' end`

/** The same said of nearly every value, by its bytes: that is a third of making a name of each. */
function isOf(keyring: Keyring): SQL {
  const heads = keyring.map(({ id }) => {
    const name = Buffer.from(String.fromCharCode(id.length) + id, 'latin1')
    return sql`substring(head from 2 for ${name.length}) = ${name}::bytea`
  })
  return sql.join(heads, sql` or `)
}
