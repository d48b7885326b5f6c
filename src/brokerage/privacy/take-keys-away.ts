import { eq } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { closeDrafts } from '../drafts/own-drafts.ts'
import { customerCalendars } from '../service/tables.ts'

/**
 * When all other devices are signed out: whatever they kept that opens the customer's matters
 * without a session opens nothing any more. The address of the calendar is one such thing; the
 * account makes a new one when it is next shown. Signing out of one browser leaves it: calendar
 * programs read it on. Links to booked calls stay, see ../calls/call-token.ts.
 */
export async function takeKeysAway(
  db: Queries,
  customerId: string,
  /** Keys of drafts in the browser that signs the others out. */
  kept: readonly string[] = [],
): Promise<void> {
  await closeDrafts({ db }, customerId, kept)
  await db.delete(customerCalendars).where(eq(customerCalendars.customerId, customerId))
}
