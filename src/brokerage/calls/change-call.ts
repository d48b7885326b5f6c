import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { withCompany } from '../with-company.ts'
import type { BookedCall } from './call.ts'
import type { CallsDesk } from './calls-desk.ts'
import { findCall } from './find-call.ts'
import { orderReminder } from './order-reminder.ts'
import { bookedCalls } from './tables.ts'
import { takeSlot } from './take-slot.ts'
import { type CallNews, tellOfCall } from './tell-of-call.ts'

export type CallChange = BookedCall | 'taken' | 'over'

/** Another time, perhaps with another adviser. The old one stays until the new one is sure. */
export async function moveCall(
  desk: CallsDesk,
  reference: string,
  { startsAt, timeZone }: { startsAt: Date; timeZone: string },
): Promise<CallChange> {
  return changeCall(desk, reference, async (transaction, call) => {
    if (call.startsAt.getTime() === startsAt.getTime()) return { news: undefined, set: {} }
    const wanted = { topic: call.topic, language: call.language, startsAt, except: reference }
    const slot = await takeSlot(transaction, desk, wanted)
    return slot && { news: 'moved', set: { ...slot, startsAt, timeZone } }
  })
}

/** Called off by the caller, or by us. */
export async function cancelCall(
  desk: CallsDesk,
  reference: string,
  by: 'caller' | 'us' = 'caller',
): Promise<CallChange> {
  const news = by === 'caller' ? 'cancelled' : 'calledOff'
  return changeCall(desk, reference, async () => ({ news, set: { state: 'cancelled' } }))
}

/** The same time with another adviser, when the one who was booked is away. */
export async function reassignCall(desk: CallsDesk, reference: string): Promise<CallChange> {
  return changeCall(desk, reference, async (transaction, call) => {
    const { language, startsAt } = call
    const slot = await takeSlot(transaction, desk, {
      topic: call.topic,
      language,
      startsAt,
      except: reference,
    })
    return slot && { news: 'moved', set: slot }
  })
}

type Change = {
  readonly news: CallNews | undefined
  readonly set: Partial<typeof bookedCalls.$inferInsert>
}

async function changeCall(
  desk: CallsDesk,
  reference: string,
  change: (transaction: Queries, call: BookedCall) => Promise<Change | undefined>,
): Promise<CallChange> {
  const known = await withCompany(desk)
  return desk.db.transaction(async (transaction) => {
    const inside = { ...known, db: transaction }
    await transaction
      .select({ id: bookedCalls.id })
      .from(bookedCalls)
      .where(eq(bookedCalls.reference, reference))
      .for('update')
    const call = await findCall(inside, reference)
    if (call?.state !== 'booked' || call.startsAt <= desk.clock.now()) return 'over'
    const wanted = await change(transaction, call)
    if (wanted === undefined) return 'taken'
    if (wanted.news === undefined) return call
    await transaction
      .update(bookedCalls)
      .set({
        ...wanted.set,
        sequence: sql`${bookedCalls.sequence} + 1`,
        changedAt: desk.clock.now(),
      })
      .where(and(eq(bookedCalls.reference, reference)))
    const changed = (await findCall(inside, reference)) ?? call
    await tellOfCall(inside, wanted.news, changed, call)
    if (changed.state === 'booked') await orderReminder(inside, changed)
    return changed
  })
}
