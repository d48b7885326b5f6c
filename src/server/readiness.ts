import type { Database } from '#platform/database/connect.ts'
import { migrationsAreApplied } from '#platform/database/migrations.ts'
import { pingDatabase } from '#platform/database/ping.ts'
import { takesWrites } from '#platform/database/takes-writes.ts'

export type Readiness = { ready: true; warning?: string } | { ready: false; reason: string }

/**
 * Ready means: the database answers and has the shape this code expects. One that takes no writes
 * still shows every page, and no other process could do more: whoever left it out would leave out all.
 */
export async function checkReadiness(database: Database): Promise<Readiness> {
  try {
    if (!(await pingDatabase(database, 1000))) return unreachable
    if (!(await migrationsAreApplied(database))) {
      return { ready: false, reason: 'migrations are not applied' }
    }
    return (await takesWrites(database.pool))
      ? { ready: true }
      : { ready: true, warning: 'the database takes no writes' }
  } catch {
    return unreachable
  }
}

/** Balancers look elsewhere before the port closes. */
export const STOPPING: Readiness = { ready: false, reason: 'the process is stopping' }

const unreachable: Readiness = { ready: false, reason: 'the database does not answer' }
