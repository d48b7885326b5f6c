import { and, inArray, isNull } from 'drizzle-orm'
import { ifItOpens } from '#platform/encryption/if-it-opens.ts'
import type { BrokerageDesk } from '../desk.ts'
import { selectCalls, toCall } from './call.ts'
import { bookedCalls } from './tables.ts'

/**
 * Gives a customer the calls that were booked with their proven address while nobody was signed in.
 * Calls have no fingerprint to be found by, and are few: they are kept for weeks only.
 */
export async function adoptCalls(
  desk: Pick<BrokerageDesk, 'db' | 'keyring' | 'log'>,
  customerId: string,
  provenEmail: string,
): Promise<void> {
  const ofNobody = isNull(bookedCalls.customerId)
  const rows = await selectCalls(desk.db).where(ofNobody)
  const own: string[] = []
  for (const row of rows) {
    const { reference } = row.call
    const call = await ifItOpens(desk.log, `booked_calls.details:${reference}`, () =>
      toCall(desk, row),
    )
    if (call?.details.email.trim().toLowerCase() === provenEmail) own.push(reference)
  }
  await desk.db
    .update(bookedCalls)
    .set({ customerId })
    .where(and(inArray(bookedCalls.reference, own), ofNobody))
}
