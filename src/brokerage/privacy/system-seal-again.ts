import { type SQL, sql } from 'drizzle-orm'
import { AppError } from '#platform/app-error.ts'
import { seal, unseal } from '#platform/encryption/seal.ts'
import type { BrokerageDesk } from '../desk.ts'
import { SEALED_COLUMNS, type SealedColumns } from '../seals.ts'
import { findMissingKeys, keyOf, type MissingKey } from './system-find-missing-keys.ts'
import { partsOfTable } from './system-parts-of-table.ts'

type Desk = Pick<BrokerageDesk, 'db' | 'keyring'>

const BATCH = 200

/** So many that cannot be opened are no accident of single rows. */
const MOST_BROKEN = 1000

/**
 * Writes everything again that an older key wrote, in small steps, so that the older key can be
 * taken out of the settings. Can be stopped and begun again at any time. What cannot be opened keeps
 * none of the rest from being written, and is told at the end. `left` were held by others or moved from
 * part to part meanwhile, and wait for the next run: only who reads 0 may take the older key away.
 */
export async function sealAgain(
  desk: Desk,
  columns: SealedColumns = SEALED_COLUMNS,
): Promise<{ rows: number; left: number }> {
  let rows = 0
  const broken: Broken[] = []
  const { keyring } = desk
  // Where there never was an older key, nothing is looked for that one wrote.
  const toPass = keyring.length > 1 ? Object.entries(columns) : []
  for (const [place, name] of toPass) {
    const brokenHere: Broken[] = []
    let passed: number
    // Again, while there is something to do: whoever changes a row moves it, maybe behind us.
    do {
      passed = await passThrough(desk, place, name, brokenHere)
      rows += passed
    } while (passed > 0 && brokenHere.length < MOST_BROKEN)
    broken.push(...brokenHere)
  }
  const needed = await findMissingKeys({ ...desk, keyring: [keyring[0]] }, columns)
  const isKnown = ({ key }: MissingKey) => keyring.some(({ id }) => id === key)
  refuseMissing(needed.filter((each) => !isKnown(each)))
  refuseBroken(broken)
  return { rows, left: needed.filter(isKnown).reduce((sum, each) => sum + each.rows, 0) }
}

/** Where a row lies, what it is called, and why it does not open. */
type Broken = { readonly key: string; readonly place: string; readonly error: unknown }

/** Once through all parts of a table; how many rows were written again. */
async function passThrough(
  desk: Desk,
  column: string,
  name: string,
  broken: Broken[],
): Promise<number> {
  const [table = ''] = column.split('.')
  let rows = 0
  for (const isInPart of await partsOfTable(desk.db, table)) {
    for (let found = BATCH; found === BATCH && broken.length < MOST_BROKEN; ) {
      const before = broken.length
      found = await sealBatch(desk, { column, name, isInPart }, broken)
      rows += found - (broken.length - before)
    }
  }
  return rows
}

async function sealBatch(
  { db, keyring }: Desk,
  { column, name, isInPart }: { column: string; name: string; isInPart: SQL },
  broken: Broken[],
): Promise<number> {
  const [table = '', field = ''] = column.split('.')
  const older = sql.param(keyring.slice(1).map(({ id }) => id))
  const seen = sql.param(broken.map(({ key }) => key))
  return db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ row: string; key: string; sealed: Buffer }>(sql`
      select ${sql.raw(name)}::text as row, ctid::text as key, ${sql.raw(field)} as sealed
      from ${sql.raw(table)}
      where ${isInPart} and ${sql.raw(field)} is not null and ${keyOf(field)} = any(${older}::text[])
        and ctid <> all(${seen}::tid[])
      limit ${BATCH} for update skip locked`)
    for (const { row, key, sealed } of rows) {
      const place = `${column}:${row}`
      const again = attempt(() => seal(keyring, unseal(keyring, sealed, place), place))
      if ('error' in again) broken.push({ key, place, error: again.error })
      else
        await transaction.execute(sql`
          update ${sql.raw(table)} set ${sql.raw(field)} = ${again.value} where ctid = ${key}::tid`)
    }
    return rows.length
  })
}

function attempt<Value>(act: () => Value): { value: Value } | { error: unknown } {
  try {
    return { value: act() }
  } catch (error) {
    return { error }
  }
}

export function refuseMissing([first, ...others]: readonly MissingKey[]): void {
  if (first === undefined) return
  const keys = [first, ...others].map(({ key }) => `"${key}"`).join(', ')
  throw new AppError('decryption-failed', missingKeysSentence(keys))
}

/** For who took a key away too early. */
export function missingKeysSentence(keys: string): string {
  return `What was written with ${keys} cannot be read, because ENCRYPTION_KEYS lacks the key: put it back after the first one, and restart.`
}

function refuseBroken(broken: readonly Broken[]): void {
  const [first] = broken
  if (first === undefined) return
  throw new AppError(
    'decryption-failed',
    `${broken.length} rows could not be written again and still need an older encryption key.`,
    { details: { places: broken.slice(0, 20).map(({ place }) => place) }, cause: first.error },
  )
}
