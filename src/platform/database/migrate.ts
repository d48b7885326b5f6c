import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { AppError } from '../app-error.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import {
  appliedMigrationsQuery,
  isMissingTable,
  knownMigrations,
  migrationsFolder,
} from './migrations.ts'

/**
 * Brings the database to the shape this code expects: all pending migrations or, if one fails,
 * none. Processes that start at the same moment take turns.
 */
export async function migrateDatabase(
  databaseUrl: string,
  folder: string = migrationsFolder,
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
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations])
    const before = await readApplied(client)
    const known = knownMigrations(folder)
    refuseUnknown(before, known)
    await migrate(drizzle({ client }), { migrationsFolder: folder })
    const after = await readApplied(client)
    refuseSkipped(after, known)
    return { applied: after.length - before.length }
  } finally {
    await client.end()
  }
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
    `The database carries ${unknown.length} migration(s) that this version of the code does not know: start the newer version that made them, or use another database (DATABASE_URL, or move the folder .data away).`,
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
