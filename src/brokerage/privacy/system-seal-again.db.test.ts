import { randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { asSomebodyElse } from '#platform/database/guard-test-transactions.ts'
import type { Keyring } from '#platform/encryption/keyring.ts'
import { seal, unseal } from '#platform/encryption/seal.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { findMissingKeys, keyOf } from './system-find-missing-keys.ts'
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
  expect(await sealAgain({ db, keyring: [newer, older] }, columns)).toEqual({ rows: 3, left: 0 })
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

/** The database as it is, for somebody who looks at each of our statements before it is run. */
function watched(look: (query: SQL) => unknown): typeof db {
  const watch = <Runner extends Pick<typeof db, 'execute'>>(runner: Runner): Runner => {
    const execute = async (query: SQL) => {
      await look(query)
      return runner.execute(query)
    }
    return Object.assign(Object.create(runner), { execute })
  }
  const transaction: typeof db.transaction = (work, config) =>
    db.transaction((open) => work(watch(open)), config)
  return Object.assign(watch(db), { transaction })
}

/** Thousands of pages of 8 KB, a row of the given key on each. */
async function fillPages(pages: number, keyring: Keyring) {
  await fill(1)
  const words = seal(keyring, 'text 2', 'secrets.words:2')
  await pool.query(`alter table secrets add ballast text;
    alter table secrets alter ballast set storage plain`)
  await pool.query(
    `insert into secrets select 2, $1::bytea, null, repeat('x', 7000)
    from generate_series(1, $2::int)`,
    [words, pages],
  )
  await pool.query('analyze secrets')
}

test('the housekeeping reads a large table in parts, each in the time that a statement has', async () => {
  await fillPages(5000, [older])
  const statements: SQL[] = []
  const looked = watched((query) => statements.push(query))
  const missing = { key: older.id, rows: 5001 }
  expect(await findMissingKeys({ db: looked, keyring: [newer] }, columns)).toEqual([missing])
  const done = { rows: 0, left: 0 }
  expect(await sealAgain({ db: looked, keyring: [older, newer] }, columns)).toEqual(done)

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

test('of a large value the head alone is read, and once', async () => {
  await fill(0)
  await pool.query('alter table secrets alter words set storage external')
  for (let id = 1; id <= 50; id += 1) {
    const words = seal([older], 'x'.repeat(10_000), `secrets.words:${id}`)
    await pool.query('insert into secrets values ($1, $2, null)', [id, words])
  }
  const pieces = sql`select sum(coalesce(idx_tup_fetch, 0))::integer as read
    from pg_stat_xact_all_tables where schemaname = 'pg_toast'`
  const read = await db.transaction(async (inside) => {
    const before = (await inside.execute<{ read: number }>(pieces)).rows[0]?.read ?? 0
    const { rows } = await inside.execute(sql`select ${keyOf('words')} as key from secrets`)
    expect(rows).toEqual(Array(50).fill({ key: older.id }))
    return ((await inside.execute<{ read: number }>(pieces)).rows[0]?.read ?? 0) - before
  })
  expect(read).toBe(50)
})

test('where there is one key, nothing is looked for to be written again', async () => {
  await fill(3)
  const statements: string[] = []
  const looked = watched((query) => statements.push(new PgDialect().sqlToQuery(query).sql))
  expect(await sealAgain({ db: looked, keyring: [older] }, columns)).toEqual({ rows: 0, left: 0 })
  expect(statements.filter((text) => text.includes('for update'))).toEqual([])
  await expect(sealAgain({ db, keyring: [newer] }, columns)).rejects.toThrow(older.id)
})

/** A table of the newest key but for its last row, and what moves that row to where the table begins. */
async function fillWithStray() {
  await fillPages(2500, [newer])
  const words = seal([older], 'text 3', 'secrets.words:3')
  await pool.query(`insert into secrets values (3, $1, null, repeat('x', 7000))`, [words])
  await pool.query(`delete from secrets where ctid < '(1,0)'`)
  await pool.query('vacuum secrets')
  const move = async () => {
    const { rows } = await pool.query(
      `update secrets set ballast = repeat('y', 7000) where id = 3 returning ctid::text as place`,
    )
    expect(rows[0].place).toMatch(/^\(0,/)
  }
  let isMoved = false
  return async (query: SQL) => {
    const [place] = new PgDialect().sqlToQuery(query).params
    if (isMoved || place !== SECOND_PART) return
    isMoved = true
    await asSomebodyElse(move)
  }
}

const SECOND_PART = '(1000,0)'

test('a row that moves to a part that was read is seen all the same', async () => {
  const look = await fillWithStray()
  const found = await findMissingKeys({ db: watched(look), keyring: [newer] }, columns)
  expect(found).toEqual([{ key: older.id, rows: 1 }])
})

test('a row that moves out of sight or that somebody holds is left for the next run, and told', async () => {
  const keyring = [newer, older] as const
  const look = await fillWithStray()
  expect(await sealAgain({ db: watched(look), keyring }, columns)).toEqual({ rows: 0, left: 1 })
  const holder = await pool.connect()
  await holder.query('begin; select from secrets where id = 3 for update')
  expect(await sealAgain({ db, keyring }, columns)).toEqual({ rows: 0, left: 1 })
  await holder.query('commit')
  holder.release()
  expect(await sealAgain({ db, keyring }, columns)).toEqual({ rows: 1, left: 0 })
  expect(await read(3, [newer])).toBe('text 3')
})
