import { and, inArray, isNull } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { selectCalls, toCall } from './call.ts'
import { bookedCalls } from './tables.ts'

/**
 * Gives a customer the calls that were booked with their proven address while nobody was signed in.
 * Calls have no fingerprint to be found by, and are few: they are kept for weeks only.
 */
export async function adoptCalls(
  desk: Pick<BrokerageDesk, 'db' | 'keyring'>,
  customerId: string,
  provenEmail: string,
): Promise<void> {
  const ofNobody = isNull(bookedCalls.customerId)
  const rows = await selectCalls(desk.db).where(ofNobody)
  const own = rows
    .map((row) => toCall(desk, row))
    .filter(({ details }) => details.email.trim().toLowerCase() === provenEmail)
    .map(({ reference }) => reference)
  await desk.db
    .update(bookedCalls)
    .set({ customerId })
    .where(and(inArray(bookedCalls.reference, own), ofNobody))
}
