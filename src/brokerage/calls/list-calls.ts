import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { AppError } from '#platform/app-error.ts'
import { openOr, UNOPENED_NAME } from '#platform/encryption/if-it-opens.ts'
import type { BrokerageDesk } from '../desk.ts'
import { thoseThatOpen } from '../read-what-opens.ts'
import { type BookedCall, type CallDetails, placeOfCall, selectCalls, toCall } from './call.ts'
import { bookedCalls } from './tables.ts'

/** The calls of a stretch of time, for those who take them. */
export async function listCalls(
  desk: Pick<BrokerageDesk, 'db' | 'keyring'>,
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
  return rows.map(
    (row) =>
      // That somebody waits is known all the same, and when.
      openOr(undefined, () => toCall(desk, row)) ?? toCall(desk, row, UNOPENED),
  )
}

const UNOPENED: CallDetails = { name: UNOPENED_NAME, email: '', phone: '', question: '' }

/** A customer's own calls that are to come. */
export async function findCallsOf(
  desk: Pick<BrokerageDesk, 'db' | 'keyring' | 'clock' | 'unopened'>,
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
  return thoseThatOpen(desk, rows, placeOfCall, (row) => toCall(desk, row))
}
