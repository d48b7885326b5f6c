import { and, asc, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { staff } from '#accounts/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { applicationEvents } from '../tables.ts'
import type { HistoryEntry } from './views.ts'

/** What happened to an application that the acting user has already been allowed to see. */
export async function findHistory(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  applicationId: number,
): Promise<HistoryEntry[]> {
  const isColleague = and(
    eq(applicationEvents.actorKind, 'staff'),
    eq(staff.id, applicationEvents.actorId),
  )
  const rows = await db
    .select({ event: applicationEvents, name: staff.name })
    .from(applicationEvents)
    .leftJoin(staff, isColleague)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.id))
  return rows.map(({ event: { at, kind, fromState, toState, actorKind, details }, name }) => ({
    at,
    kind,
    fromState: fromState ?? undefined,
    toState: toState ?? undefined,
    by: actorKind,
    ...(actor.kind === 'staff' && name !== null ? { byName: name } : {}),
    details,
  }))
}
