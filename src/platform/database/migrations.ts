import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { projectRoot } from '../project-root.ts'
import type { Database } from './connect.ts'

export const migrationsFolder: string = join(projectRoot, 'src/platform/database/migrations')

/** Where Drizzle's migrator notes what it applied. */
export const appliedMigrationsQuery = 'select hash from drizzle.__drizzle_migrations'

/** The migrations that this code knows, in order, each named by the hash of its SQL. */
export function knownMigrations(folder: string = migrationsFolder): string[] {
  return readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.hash)
}

/** The file that holds a statement, as the journal names it. One that was applied may have held it too. */
export function nameOfMigration(
  statement: string,
  { folder, applied }: { folder: string; applied: readonly string[] },
): string | undefined {
  const index = readMigrationFiles({ migrationsFolder: folder }).findIndex(
    ({ hash, sql }) => !applied.includes(hash) && sql.includes(statement),
  )
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  return entries[index]?.tag
}

/** Whether the database has every migration of this code. Throws when it cannot be asked. */
export async function migrationsAreApplied(database: Database): Promise<boolean> {
  try {
    const { rows } = await database.pool.query<{ hash: string }>(appliedMigrationsQuery)
    const applied = new Set(rows.map((row) => row.hash))
    return knownMigrations().every((hash) => applied.has(hash))
  } catch (error) {
    if (isMissingTable(error)) return false
    throw error
  }
}

/** PostgreSQL's undefined_table and invalid_schema_name: nothing was ever migrated here. */
export function isMissingTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['42P01', '3F000'].includes(`${error.code}`)
}
