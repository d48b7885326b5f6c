import { sql } from 'drizzle-orm'
import { keyIdOf, unseal } from '#platform/encryption/seal.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { SealedColumns } from '../seals.ts'

type Tried = { readonly place: string; readonly sealed: Buffer }

/**
 * Names under which the settings have another key than the one that wrote: none of what it wrote
 * opens. One row of each column is tried, which takes a start a few milliseconds; so many are never
 * damaged at once.
 */
export async function findOtherKeys(
  { db, keyring }: Pick<BrokerageDesk, 'db' | 'keyring'>,
  columns: SealedColumns,
): Promise<string[]> {
  const samples = Object.entries(columns).map(([place, name]) => {
    const [table = '', column = ''] = place.split('.').map((part) => sql.raw(part))
    return sql`(select ${`${place}:`}::text || ${sql.raw(name)} as place, ${column} as sealed
      from ${table} where length(${column}) > 0 limit 1)`
  })
  const { rows } = await db.execute<Tried>(sql.join(samples, sql` union all `))
  return keyring
    .map(({ id }) => ({ id, tried: rows.filter(({ sealed }) => isBy(id, sealed)) }))
    .filter(({ tried }) => tried.length > 0 && !tried.some(opens))
    .map(({ id }) => id)

  function opens({ place, sealed }: Tried): boolean {
    try {
      unseal(keyring, sealed, place)
      return true
    } catch {
      return false
    }
  }
}

/** What is no ciphertext of ours is by nobody. */
function isBy(id: string, sealed: Buffer): boolean {
  try {
    return keyIdOf(sealed) === id
  } catch {
    return false
  }
}
