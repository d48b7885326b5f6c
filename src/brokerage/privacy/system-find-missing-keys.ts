import { type SQL, sql } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import type { SealedColumns, SealedFiles } from '../seals.ts'

/** A key that was taken out of the settings too early, and how much it wrote. */
export type MissingKey = { readonly key: string; readonly rows: number }

/** Keys that rows and files still need and the settings lack. Reads the head of every ciphertext. */
export async function findMissingKeys(
  { db, keyring }: Pick<BrokerageDesk, 'db' | 'keyring'>,
  columns: SealedColumns,
  files: SealedFiles = {},
): Promise<MissingKey[]> {
  const known = sql.param(keyring.map(({ id }) => id))
  const sources = [
    ...Object.keys(columns).map((place) => {
      const [table = '', column = ''] = place.split('.')
      return sql`select ${keyOf(column)} as key from ${sql.raw(table)}
        where ${sql.raw(column)} is not null`
    }),
    // An empty name is a file that no run has looked at yet.
    ...Object.keys(files).map(
      (table) => sql`select sealed_with as key from ${sql.raw(table)} where sealed_with <> ''`,
    ),
  ]
  const { rows } = await db.execute<{ key: string; rows: number }>(sql`
    select key, count(*)::int as rows from (${sql.join(sources, sql` union all `)}) as sealed
    where key <> '' and key <> all(${known}::text[]) group by key order by key`)
  return rows.map(({ key, rows: count }) => ({ key, rows: count }))
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
