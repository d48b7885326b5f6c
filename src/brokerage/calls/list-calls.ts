import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { AppError } from '#platform/app-error.ts'
import { type BookedCall, selectCalls, toCall } from './call.ts'
import type { CallsDesk } from './calls-desk.ts'
import { bookedCalls } from './tables.ts'

/** The calls of a stretch of time, for those who take them. */
export async function listCalls(
  desk: Pick<CallsDesk, 'db' | 'keyring'>,
  actor: ActingUser,
  { from, until, adviserId }: { from: Date; until: Date; adviserId?: number },
): Promise<BookedCall[]> {
  if (!canSeeApplications(actor)) {
    throw new AppError('not-allowed', 'Only brokers and admins see booked calls.')
  }
  const rows = await selectCalls(desk.db)
    .where(
      and(
        gte(bookedCalls.startsAt, from),
        lt(bookedCalls.startsAt, until),
        adviserId === undefined ? undefined : eq(bookedCalls.adviserId, adviserId),
      ),
    )
    .orderBy(asc(bookedCalls.startsAt))
    .limit(500)
  return rows.map((row) => toCall(desk, row))
}

/** A customer's own calls that are to come. */
export async function findCallsOf(
  desk: Pick<CallsDesk, 'db' | 'keyring' | 'clock'>,
  actor: ActingUser,
): Promise<BookedCall[]> {
  if (actor.kind !== 'customer') return []
  const rows = await selectCalls(desk.db)
    .where(
      and(
        eq(bookedCalls.customerId, actor.userId),
        eq(bookedCalls.state, 'booked'),
        gte(bookedCalls.endsAt, desk.clock.now()),
      ),
    )
    .orderBy(asc(bookedCalls.startsAt))
  return rows.map((row) => toCall(desk, row))
}
