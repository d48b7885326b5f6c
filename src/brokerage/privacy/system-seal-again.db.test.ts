import { randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Keyring } from '#platform/encryption/keyring.ts'
import { seal, unseal } from '#platform/encryption/seal.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { findMissingKeys } from './system-find-missing-keys.ts'
import { sealAgain } from './system-seal-again.ts'

const database = await shareInFile(openTestDatabase())
const { db, pool } = database
const columns = { 'secrets.words': 'id', 'secrets.more': 'id' } as const
const files = { secret_files: 'id' }

const key = (id: string) => ({ id, bytes: new Uint8Array(randomBytes(32)) })
const [older, newer] = [key('2026-11'), key('2027-01')]

const fill = async (rows: number) => {
  await pool.query(`drop table if exists secrets, secret_files;
    create table secrets (id int, words bytea, more bytea);
    create table secret_files (id int, sealed_with text)`)
  for (let id = 1; id <= rows; id += 1) {
    const words = seal([older], `text ${id}`, `secrets.words:${id}`)
    await pool.query('insert into secrets values ($1, $2, null)', [id, words])
  }
}

async function read(id: number, keyring: Keyring): Promise<string> {
  const { rows } = await pool.query('select words from secrets where id = $1', [id])
  return unseal(keyring, rows[0].words, `secrets.words:${id}`).toString()
}

test('rows that do not open keep none of the others from getting the newest key, and are named', async () => {
  await fill(450)
  // Copied from elsewhere, cut short, and nothing of ours: more than one batch begins with.
  await pool.query(`update secrets set words = (select words from secrets where id = 1) where id = 2;
    update secrets set words = substring(words from 1 for 20) where id = 3;
    update secrets set words = '' where id = 4`)
  const rotated = { db, keyring: [newer, older] as const }
  await expect(sealAgain(rotated, columns)).rejects.toMatchObject({
    message: expect.stringContaining('2 rows could not be written again'),
    details: { places: ['secrets.words:2', 'secrets.words:3'] },
  })
  expect(await read(1, [newer])).toBe('text 1')
  expect(await read(450, [newer])).toBe('text 450')
})

test('a key that was taken away too early is named with what to do, and nothing is lost', async () => {
  await fill(3)
  await pool.query(`insert into secret_files values (1, '2025-06'), (2, '2027-01'), (3, '')`)
  const tooEarly = { db, keyring: [newer] as const }
  expect(await findMissingKeys(tooEarly, columns, files)).toEqual([
    { key: '2025-06', rows: 1 },
    { key: '2026-11', rows: 3 },
  ])
  await expect(sealAgain(tooEarly, columns)).rejects.toThrow(
    'What was written with "2026-11" cannot be read, because ENCRYPTION_KEYS lacks the key: put it back after the first one',
  )
  expect(await sealAgain({ db, keyring: [newer, older] }, columns)).toEqual({ rows: 3 })
  expect(await findMissingKeys(tooEarly, columns)).toEqual([])
})

test('a start looks at some rows of a large table alone, and finds a missing key among them', async () => {
  await fill(1)
  await pool.query(`insert into secrets select id, words, null from secrets
    cross join generate_series(1, 50000); analyze secrets`)
  const [missing] = await findMissingKeys({ db, keyring: [newer] }, columns, files, 1000)
  expect(missing?.key).toBe('2026-11')
  expect(missing?.rows).toBeGreaterThan(0)
  expect(missing?.rows).toBeLessThan(10_000)
})

test('the housekeeping reads a large table in parts, each in the time that a statement has', async () => {
  await fill(1)
  // Five thousand pages of 8 KB, a row on each.
  await pool.query(`alter table secrets add ballast text; alter table secrets alter ballast set storage plain;
    insert into secrets select 2, words, null, repeat('x', 7000) from secrets cross join generate_series(1, 5000);
    analyze secrets`)
  const statements: SQL[] = []
  const watch = <Runner extends Pick<typeof db, 'execute'>>(runner: Runner): Runner => {
    const execute = (query: SQL) => {
      statements.push(query)
      return runner.execute(query)
    }
    return Object.assign(Object.create(runner), { execute })
  }
  const transaction: typeof db.transaction = (work) => db.transaction((open) => work(watch(open)))
  const watched = Object.assign(watch(db), { transaction })
  const missing = { key: older.id, rows: 5001 }
  expect(await findMissingKeys({ db: watched, keyring: [newer] }, columns)).toEqual([missing])
  expect(await sealAgain({ db: watched, keyring: [older, newer] }, columns)).toEqual({ rows: 0 })

  const plans = await Promise.all(
    statements.map(async (statement) => {
      const { rows } = await db.execute(sql`explain (format json) ${statement}`)
      return JSON.stringify(rows)
    }),
  )
  const scans = plans.filter((plan) => plan.includes('"secrets"'))
  expect(scans.length).toBeGreaterThan(10)
  expect(scans.filter((plan) => !plan.includes('"Tid'))).toEqual([])
})
