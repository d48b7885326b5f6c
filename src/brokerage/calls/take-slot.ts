import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import type { Language } from '#sites/locales.ts'
import type { CallTopic } from './call.ts'
import type { CallsDesk } from './calls-desk.ts'
import { findAvailability } from './find-availability.ts'
import { bookablePeriod } from './find-slots.ts'
import { freeSlots } from './free-slots.ts'
import { advisers, bookedCalls } from './tables.ts'

type TakenSlot = { readonly adviserId: number; readonly endsAt: Date }

/**
 * Finds who takes a call at a time and keeps everyone else from those who could until the transaction
 * ends. Asked again under the lock: what was free a moment ago may be gone.
 */
export async function takeSlot(
  transaction: Queries,
  { clock }: Pick<CallsDesk, 'clock'>,
  wanted: { topic: CallTopic; language: Language; startsAt: Date; except?: string },
): Promise<TakenSlot | undefined> {
  const { topic, language, startsAt, except } = wanted
  const bookable = bookablePeriod(clock.now())
  if (startsAt < bookable.from || startsAt >= bookable.until) return undefined
  const period = { from: startsAt, until: new Date(startsAt.getTime() + 1) }
  const before = await findAvailability(transaction, { topic, language }, period, except)
  const candidates = freeSlots(before, period).flatMap(({ adviserIds }) => adviserIds)
  await holdAdvisers(transaction, candidates)
  for (const adviserId of await leastBusyFirst(transaction, candidates, clock.now())) {
    const now = await findAvailability(transaction, { adviserId }, period, except)
    const [slot] = freeSlots(now, period)
    if (slot) return { adviserId, endsAt: slot.endsAt }
  }
  return undefined
}

/**
 * Nobody else books with them, or changes when they are there, until the transaction ends. All at once
 * and in one order: who is tried first differs, and one after the other two could wait in a circle.
 */
export async function holdAdvisers(
  transaction: Queries,
  adviserIds: readonly number[],
): Promise<void> {
  await transaction
    .select({ id: advisers.id })
    .from(advisers)
    .where(inArray(advisers.id, [...adviserIds]))
    .orderBy(asc(advisers.id))
    .for('update')
}

async function leastBusyFirst(queries: Queries, ids: readonly number[], now: Date) {
  if (ids.length < 2) return ids
  const rows = await queries
    .select({ id: bookedCalls.adviserId, calls: sql<number>`count(*)::int` })
    .from(bookedCalls)
    .where(and(eq(bookedCalls.state, 'booked'), gte(bookedCalls.startsAt, now)))
    .groupBy(bookedCalls.adviserId)
  const calls = new Map(rows.map((row) => [row.id, row.calls]))
  return [...ids].sort((one, other) => (calls.get(one) ?? 0) - (calls.get(other) ?? 0))
}
