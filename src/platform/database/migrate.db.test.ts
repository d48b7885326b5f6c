import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import { connectDatabase, type Database } from './connect.ts'
import { migrateDatabase } from './migrate.ts'
import { knownMigrations, migrationsAreApplied } from './migrations.ts'

let testDatabase: TestDatabase
let database: Database

beforeEach(async () => {
  testDatabase = await createTestDatabase({ empty: true })
  database = connectDatabase(testDatabase.url, { onError: () => {} })
  return async () => {
    await database.close()
    await testDatabase.drop()
  }
})

test('an empty database gets every migration, a second run none', async () => {
  expect(await migrationsAreApplied(database)).toBe(false)
  expect(await migrateDatabase(testDatabase.url)).toEqual({ applied: knownMigrations().length })
  expect(await migrationsAreApplied(database)).toBe(true)
  expect(await migrateDatabase(testDatabase.url)).toEqual({ applied: 0 })
})

test('the tables have the columns that are declared, and no others', async () => {
  await migrateDatabase(testDatabase.url)
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public'`,
  )
  // What left its declaration with this release, and the database with the next.
  const waiting: string[] = []
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...declaredColumns(), ...waiting].toSorted(),
  )
})

test('processes that start at once apply each migration once', async () => {
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(testDatabase.url)))
  const applied = runs.map((run) => run.applied).sort()
  expect(applied).toEqual([0, 0, 0, 0, knownMigrations().length])
})

test('a database that newer code migrated is refused and left alone', async () => {
  await migrateDatabase(testDatabase.url)
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-the-future', 4102444800000)",
  )
  await expect(migrateDatabase(testDatabase.url)).rejects.toMatchObject({
    code: 'database-version-unknown',
    details: { unknown: ['of-the-future'] },
  })
})

test('a database that lacks a migration is not up to date', async () => {
  await migrateDatabase(testDatabase.url)
  await database.pool.query(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  )
  expect(await migrationsAreApplied(database)).toBe(false)
})

test('a migration dated before the newest applied one is refused, not passed over', async () => {
  const later = { when: 2_000, sql: 'create table later ()' }
  await migrateDatabase(testDatabase.url, { folder: folderWith([later]) })
  const folder = folderWith([{ when: 1_000, sql: 'create table earlier ()' }, later])
  await expect(migrateDatabase(testDatabase.url, { folder })).rejects.toMatchObject({
    code: 'database-version-unknown',
  })
})

test('when one migration fails, none is applied', async () => {
  const folder = folderWith([
    { when: 1_000, sql: 'create table sound ()' },
    { when: 2_000, sql: 'create table broken (' },
  ])
  await expect(migrateDatabase(testDatabase.url, { folder })).rejects.toThrow(
    /^The migration 1 failed \(syntax error .*\) at "create table broken \(". Nothing was changed, .* version before/,
  )
  expect(await exists('sound')).toBe(false)
})

test('a long statement that fails is told by how it begins', async () => {
  const folder = folderWith([{ when: 1_000, sql: `select ${'1,\n  '.repeat(10_000)}` }])
  const error = await migrateDatabase(testDatabase.url, { folder }).catch((told: Error) => told)
  expect(error).toMatchObject({ message: expect.stringContaining('at "select 1, 1,') })
  expect(String((error as Error).message).length).toBeLessThan(700)
})

test('the one that failed is named, also where one before said the same, and no value of a row is told', async () => {
  const toDate = 'alter table people alter born type date using born::date'
  const before = [
    { when: 1_000, sql: 'create table people (born text)' },
    { when: 2_000, sql: toDate },
  ]
  await migrateDatabase(testDatabase.url, { folder: folderWith(before) })
  await database.pool.query(
    "alter table people alter born type text; insert into people values ('Ada')",
  )
  const again = { when: 3_000, sql: `${toDate}--> statement-breakpoint\nselect 1` }
  const folder = folderWith([...before, again])
  await expect(migrateDatabase(testDatabase.url, { folder })).rejects.toThrow(
    /^The migration 2 failed \(invalid input syntax for type date\) at/,
  )
})

test('a table that somebody uses is waited for without keeping others from it', async () => {
  await database.pool.query('create table busy ()')
  const folder = folderWith([
    { when: 1_000, sql: 'create table sound ()' },
    { when: 2_000, sql: 'alter table busy add column more int' },
  ])
  const backup = await database.pool.connect()
  await backup.query('begin; select from busy')
  const waits: string[] = []
  const waiting = Promise.withResolvers<void>()
  const migrated = migrateDatabase(testDatabase.url, {
    folder,
    lockTimeoutMs: 100,
    onWait: (forWhat) => {
      waits.push(forWhat)
      waiting.resolve()
    },
  })
  await waiting.promise
  // Whoever stands behind the one who waits comes soon.
  await database.pool.query("set lock_timeout = '2s'; select from busy")
  await backup.query('commit')
  backup.release()
  expect(await migrated).toEqual({ applied: 2 })
  expect(new Set(waits)).toEqual(new Set(['a table is in use']))
})

test('a table that stays in use ends the start with a sentence about it', async () => {
  await database.pool.query('create table busy ()')
  const folder = folderWith([{ when: 1_000, sql: 'alter table busy add column more int' }])
  const backup = await database.pool.connect()
  await backup.query('begin; select from busy')
  const options = { folder, lockTimeoutMs: 100, patienceMs: 0 }
  await expect(migrateDatabase(testDatabase.url, options)).rejects.toThrow(
    /lock timeout.* end what keeps a table locked/,
  )
  await backup.query('commit')
  backup.release()
})

test('a process that is killed in the middle leaves nothing, and the next waits a moment for its end', async () => {
  const folder = folderWith([
    { when: 1_000, sql: 'create table half ()' },
    { when: 2_000, sql: 'select pg_sleep(600)' },
  ])
  const program = `
    import { migrateDatabase } from ${JSON.stringify(new URL('migrate.ts', import.meta.url).href)}
    await migrateDatabase(${JSON.stringify(testDatabase.url)}, { folder: ${JSON.stringify(folder)} })
  `
  const killed = spawn(process.execPath, ['--input-type=module', '--eval', program])
  await vi.waitFor(async () => {
    const asleep = "select from pg_stat_activity where wait_event = 'PgSleep'"
    expect(await database.pool.query(asleep)).toMatchObject({ rowCount: 1 })
  })
  killed.kill('SIGKILL')
  const waits: string[] = []
  const next = { folder: folderWith([]), onWait: (forWhat: string) => void waits.push(forWhat) }
  expect(await migrateDatabase(testDatabase.url, next)).toEqual({ applied: 0 })
  expect(new Set(waits)).toEqual(new Set(['another process is at it']))
  expect(await exists('half')).toBe(false)
})

test('a start that is ended while another process migrates waits no longer', async () => {
  const other = await database.pool.connect()
  await other.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations])
  let isEnded = false
  const start = migrateDatabase(testDatabase.url, {
    folder: folderWith([{ when: 1_000, sql: 'create table sound ()' }]),
    onWait: () => {
      if (isEnded) throw new Error('ended')
      isEnded = true
    },
  })
  await expect(start).rejects.toThrow('ended')
  expect(await exists('sound')).toBe(false)
  other.release(true)
})

async function exists(table: string): Promise<boolean> {
  const { rows } = await database.pool.query('select to_regclass($1) as found', [table])
  return rows[0]?.found !== null
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folderWith(migrations: { when: number; sql: string }[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  folders.push(folder)
  mkdirSync(join(folder, 'meta'))
  const entries = migrations.map(({ when }, idx) => ({
    idx,
    when,
    tag: `${idx}`,
    breakpoints: true,
  }))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const [index, { sql }] of migrations.entries()) {
    writeFileSync(join(folder, `${index}.sql`), sql)
  }
  return folder
}

/** As the newest snapshot has them, which is made from the declarations. */
function declaredColumns(): string[] {
  const folder = join(import.meta.dirname, 'migrations/meta')
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  const { tables } = JSON.parse(readFileSync(join(folder, newest ?? ''), 'utf8')) as {
    tables: Record<string, { name: string; columns: Record<string, unknown> }>
  }
  return Object.values(tables).flatMap(({ name, columns }) =>
    Object.keys(columns).map((column) => `${name}.${column}`),
  )
}
