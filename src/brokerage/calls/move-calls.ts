import { eq } from 'drizzle-orm'
import { ifItOpens } from '#platform/encryption/if-it-opens.ts'
import type { BrokerageDesk } from '../desk.ts'
import { sealIn, unsealFrom } from '../seals.ts'
import type { CallDetails } from './call.ts'
import { bookedCalls } from './tables.ts'

/** Of a customer's calls, tells what is still to come to their new address. */
export async function moveCalls(
  desk: Pick<BrokerageDesk, 'db' | 'keyring' | 'log'>,
  customerId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const rows = await desk.db
    .select()
    .from(bookedCalls)
    .where(eq(bookedCalls.customerId, customerId))
    .orderBy(bookedCalls.id)
    .for('update')
  for (const { id, reference, details: sealed } of rows) {
    const details = await ifItOpens(desk.log, `booked_calls.details:${reference}`, () =>
      unsealFrom<CallDetails>(desk, 'booked_calls.details', reference, sealed),
    )
    if (details?.email.trim().toLowerCase() !== from) continue
    const moved = sealIn(desk, 'booked_calls.details', reference, { ...details, email: to })
    await desk.db.update(bookedCalls).set({ details: moved }).where(eq(bookedCalls.id, id))
  }
}
