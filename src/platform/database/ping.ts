import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './connect.ts'

/** Whether the database answers within the time given. Never throws. */
export async function pingDatabase(database: Database, timeoutMs: number): Promise<boolean> {
  const over = new AbortController()
  // The query's own timeout discards the connection of a silent server; the race also covers
  // the wait for a connection.
  const query = { text: 'select 1', query_timeout: timeoutMs }
  const answered = database.pool.query(query).then(
    () => true,
    () => false,
  )
  const late = wait(timeoutMs, false, { signal: over.signal }).catch(() => false)
  try {
    return await Promise.race([answered, late])
  } finally {
    over.abort()
  }
}
