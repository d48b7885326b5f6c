import type { Database } from '#platform/database/connect.ts'
import { migrationsAreApplied } from '#platform/database/migrations.ts'
import { pingDatabase } from '#platform/database/ping.ts'

export type Readiness = { ready: true } | { ready: false; reason: string }

/** Ready means: the database answers and has the shape this code expects. */
export async function checkReadiness(database: Database): Promise<Readiness> {
  try {
    if (!(await pingDatabase(database, 1000))) return unreachable
    return (await migrationsAreApplied(database))
      ? { ready: true }
      : { ready: false, reason: 'migrations are not applied' }
  } catch {
    return unreachable
  }
}

/** Balancers look elsewhere before the port closes. */
export const STOPPING: Readiness = { ready: false, reason: 'the process is stopping' }

const unreachable: Readiness = { ready: false, reason: 'the database does not answer' }
