import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { AppError } from '../app-error.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import { awaitLock } from './await-lock.ts'
import { beginningOf } from './beginning-of.ts'
import { causeWithCode } from './cause-with-code.ts'
import { isOutage } from './is-outage.ts'
import {
  appliedMigrationsQuery,
  isMissingTable,
  knownMigrations,
  migrationsFolder,
  nameOfMigration,
} from './migrations.ts'
import { withoutValues } from './without-values.ts'

interface MigrateOptions {
  folder?: string
  /** Told in a few words what a start waits for, again and again; what it throws ends the wait. */
  onWait?: (forWhat: string) => void
  /** How long one try waits for a table in use: meanwhile who wants to read it waits behind us. */
  lockTimeoutMs?: number
  /** How long it is tried in all. */
  patienceMs?: number
}

/**
 * Brings the database to the shape this code expects: all pending migrations or, if one fails,
 * none. Processes that start at the same moment take turns.
 */
export async function migrateDatabase(
  databaseUrl: string,
  {
    folder = migrationsFolder,
    onWait = () => {},
    lockTimeoutMs = 2_000,
    patienceMs = 120_000,
  }: MigrateOptions = {},
): Promise<{ applied: number }> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'feather migrations',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // Whatever breaks the connection also fails the query that is under way.
  client.on('error', () => {})
  await client.connect()
  try {
    await takeTurn(client, onWait)
    const before = await readApplied(client)
    const known = knownMigrations(folder)
    refuseUnknown(before, known)
    await applyPatiently(client, { folder, onWait, lockTimeoutMs, patienceMs, applied: before })
    const after = await readApplied(client)
    refuseSkipped(after, known)
    return { applied: after.length - before.length }
  } finally {
    await client.end()
  }
}

async function takeTurn(client: Client, onWait: (forWhat: string) => void): Promise<void> {
  // A server finishes the statement of who was killed, unless told to look whether they are there.
  // Not every platform can look.
  await client.query("set client_connection_check_interval = '1s'").catch(() => {})
  const lock = [ADVISORY_LOCKS.migrations]
  await awaitLock(async () => {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', lock)
    return rows[0]?.mine === true
  }, onWait)
}

/**
 * The version that still runs, or a backup, may have a table in use for long. Waiting for it in one
 * go would stop everybody else, so all is taken back and tried again after a pause.
 */
async function applyPatiently(
  client: Client,
  {
    folder,
    onWait,
    lockTimeoutMs,
    patienceMs,
    applied,
  }: Required<MigrateOptions> & { applied: readonly string[] },
): Promise<void> {
  await client.query(`set lock_timeout = ${lockTimeoutMs}`)
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return await migrate(drizzle({ client }), { migrationsFolder: folder })
    } catch (error) {
      if (!isTableInUse(error) || performance.now() > deadline) {
        throw explainFailure(error, { folder, applied })
      }
      onWait('a table is in use')
      await wait(lockTimeoutMs)
    }
  }
}

/** It was not let in within the time, or each waited for the other. */
function isTableInUse(error: unknown): boolean {
  return causeWithCode(error, '55P03', '40P01') !== undefined
}

/** The driver names the statement alone; who is woken by it wants to know what became of the rest. */
function explainFailure(error: unknown, among: Parameters<typeof nameOfMigration>[1]): unknown {
  if (!(error instanceof DrizzleQueryError) || isOutage(error)) return error
  const name = nameOfMigration(error.query, among)
  if (name === undefined) return error
  const { message: reason } = withoutValues(error) as Error
  const remedy = isTableInUse(error)
    ? 'end what keeps a table locked, such as a backup or a forgotten transaction, and start again'
    : 'start the version before again, or mend what stands in the way'
  return new AppError(
    'migration-failed',
    `The migration ${name} failed (${reason}) at "${beginningOf(error.query)}". Nothing was changed, so the version before still fits this database: ${remedy}.`,
    { cause: error },
  )
}

async function readApplied(client: Client): Promise<string[]> {
  try {
    const { rows } = await client.query<{ hash: string }>(appliedMigrationsQuery)
    return rows.map((row) => row.hash)
  } catch (error) {
    if (isMissingTable(error)) return []
    throw error
  }
}

function refuseUnknown(applied: string[], known: string[]): void {
  const unknown = applied.filter((hash) => !known.includes(hash))
  if (unknown.length === 0) return
  throw new AppError(
    'database-version-unknown',
    `The database carries ${unknown.length} migration(s) that this version of the code does not know: start the newer version that made them, or use another database (DATABASE_URL, or another folder as DATA_DIR).`,
    { details: { unknown } },
  )
}

/** Drizzle applies only what is newer than the newest applied, and passes over the rest in silence. */
function refuseSkipped(applied: string[], known: string[]): void {
  const skipped = known.filter((hash) => !applied.includes(hash))
  if (skipped.length === 0) return
  throw new AppError(
    'database-version-unknown',
    `The database is ahead of ${skipped.length} migration(s) that are dated before its newest one: regenerate them so that they come last.`,
    { details: { skipped } },
  )
}
