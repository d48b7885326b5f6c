import { asc, eq } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { applicationEvents } from '../tables.ts'
import type { HistoryEntry } from './views.ts'

/** What happened to an application that the caller has already been allowed to see. */
export async function findHistory(
  { db }: Pick<BrokerageDesk, 'db'>,
  applicationId: number,
): Promise<HistoryEntry[]> {
  const rows = await db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.id))
  return rows.map(({ at, kind, fromState, toState, actorKind, details }) => ({
    at,
    kind,
    fromState: fromState ?? undefined,
    toState: toState ?? undefined,
    by: actorKind,
    details,
  }))
}
