import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { Language } from '#sites/locales.ts'
import { newSecretId } from '../references.ts'
import { sealIn } from '../seals.ts'
import { withCompany } from '../with-company.ts'
import type { BookedCall, CallDetails, CallTopic } from './call.ts'
import type { CallsDesk } from './calls-desk.ts'
import { findCall } from './find-call.ts'
import { orderReminder } from './order-reminder.ts'
import { bookedCalls } from './tables.ts'
import { takeSlot } from './take-slot.ts'
import { tellOfCall } from './tell-of-call.ts'

export type CallWish = {
  readonly topic: CallTopic
  readonly language: Language
  readonly startsAt: Date
  /** The caller's zone. */
  readonly timeZone: string
  readonly details: CallDetails
  /** Made with the form: the same key again is the same call. */
  readonly bookingKey: string
}

/** Books a call, tells both sides, and orders the reminder; `taken` when somebody was quicker. */
export async function bookCall(
  desk: CallsDesk,
  actor: ActingUser,
  wish: CallWish,
): Promise<BookedCall | 'taken'> {
  const bookingKey = createHash('sha256').update(wish.bookingKey).digest('base64url')
  const before = await findByKey(desk, bookingKey)
  if (before) return before
  const now = desk.clock.now()
  const reference = newSecretId()
  const known = await withCompany(desk)
  const booked = await desk.db.transaction(async (transaction) => {
    const slot = await takeSlot(transaction, desk, wish)
    if (slot === undefined) return undefined
    const [row] = await transaction
      .insert(bookedCalls)
      .values({
        reference,
        bookingKey,
        ...slot,
        topic: wish.topic,
        language: wish.language,
        startsAt: wish.startsAt,
        timeZone: wish.timeZone,
        state: 'booked',
        customerId: actor.kind === 'customer' ? actor.userId : null,
        details: sealIn(desk, 'booked_calls.details', reference, wish.details),
        createdAt: now,
        changedAt: now,
      })
      .onConflictDoNothing({ target: bookedCalls.bookingKey })
      .returning({ id: bookedCalls.id })
    const inside = { ...known, db: transaction }
    const call = row && (await findCall(inside, reference))
    if (call === undefined) return undefined
    await tellOfCall(inside, 'booked', call)
    await orderReminder(inside, call)
    return call
  })
  return booked ?? (await findByKey(desk, bookingKey)) ?? 'taken'
}

async function findByKey(desk: CallsDesk, key: string): Promise<BookedCall | undefined> {
  const [row] = await desk.db
    .select({ reference: bookedCalls.reference })
    .from(bookedCalls)
    .where(eq(bookedCalls.bookingKey, key))
  return row && findCall(desk, row.reference)
}
