import { lt } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import {
  customerSessions,
  customerVerifications,
  staffInvitations,
  staffSessions,
  staffVerifications,
} from './tables.ts'

/** Deletes what has had its time. Nothing relies on it, so once a day is enough. */
export async function deleteExpired(db: Queries, now: Date): Promise<void> {
  for (const table of [
    customerSessions,
    customerVerifications,
    staffSessions,
    staffVerifications,
    staffInvitations,
  ])
    await db.delete(table).where(lt(table.expiresAt, now))
}
