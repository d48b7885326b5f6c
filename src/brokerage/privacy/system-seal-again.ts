import { sql } from 'drizzle-orm'
import { keyIdOf, seal, unseal } from '#platform/encryption/seal.ts'
import type { BrokerageDesk } from '../desk.ts'
import { SEALED_COLUMNS, type SealedColumns } from '../seals.ts'

const BATCH = 200

/**
 * Writes everything again that an older key wrote, in small steps, so that the older key can be
 * taken out of the settings. Can be stopped and begun again at any time.
 */
export async function sealAgain(
  desk: Pick<BrokerageDesk, 'db' | 'keyring'>,
  columns: SealedColumns = SEALED_COLUMNS,
): Promise<{ rows: number }> {
  let rows = 0
  for (const [place, name] of Object.entries(columns)) {
    const [table = '', column = ''] = place.split('.')
    for (let changed = BATCH; changed === BATCH; rows += changed) {
      changed = await sealBatch(desk, table, column, name)
    }
  }
  return { rows }
}

async function sealBatch(
  { db, keyring }: Pick<BrokerageDesk, 'db' | 'keyring'>,
  table: string,
  column: string,
  name: string,
): Promise<number> {
  const [{ id }] = keyring
  // A ciphertext begins with its version, the length of the key's name, and the name.
  const head = Buffer.concat([Buffer.from([1, id.length]), Buffer.from(id, 'latin1')])
  return db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ place: string; key: string; sealed: Buffer }>(sql`
      select ${sql.raw(name)} as place, ctid::text as key, ${sql.raw(column)} as sealed
      from ${sql.raw(table)}
      where substring(${sql.raw(column)} from 1 for ${head.length}) <> ${head}
      limit ${BATCH} for update skip locked`)
    for (const { place, key, sealed } of rows) {
      if (keyIdOf(sealed) === id) continue
      const where = `${table}.${column}:${place}`
      const again = seal(keyring, unseal(keyring, sealed, where), where)
      await transaction.execute(sql`
        update ${sql.raw(table)} set ${sql.raw(column)} = ${again} where ctid = ${key}::tid`)
    }
    return rows.length
  })
}
