import { eq, inArray } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { selectCalls, toCall } from './call.ts'
import { forgetMailsOfCalls } from './forget-mails-of-calls.ts'
import { bookedCalls } from './tables.ts'
import { tellAdviserOfEnd } from './tell-of-call.ts'

/**
 * Erases the calls of a customer, with the mails about them to the caller. Of one that is still
 * ahead the adviser is told, whose time is free again; the customer reads it in the report: another
 * mail would keep the very address that is to go. Call it in a transaction.
 */
export async function eraseCallsOf(
  desk: Pick<BrokerageDesk, 'db' | 'keyring' | 'jobs' | 'clock' | 'hosts' | 'company'>,
  customerId: string,
): Promise<{ readonly past: number; readonly ahead: number }> {
  const now = desk.clock.now()
  const rows = await selectCalls(desk.db)
    .where(eq(bookedCalls.customerId, customerId))
    .for('update', { of: bookedCalls })
  if (rows.length === 0) return { past: 0, ahead: 0 }
  const ahead = rows.filter(({ call }) => call.state === 'booked' && call.startsAt > now)
  for (const row of ahead) await tellAdviserOfEnd(desk, toCall(desk, row))
  await forgetMailsOfCalls(
    desk.db,
    rows.map(({ call }) => call.reference),
  )
  await desk.db.delete(bookedCalls).where(
    inArray(
      bookedCalls.id,
      rows.map(({ call }) => call.id),
    ),
  )
  return { past: rows.length - ahead.length, ahead: ahead.length }
}
