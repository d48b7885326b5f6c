import { and, inArray } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { callOf, isToCaller, outgoingMails } from '../mails/tables.ts'

/**
 * Deletes the mails about these calls to whoever called: each holds their address. Those to the
 * adviser tell nothing of the caller.
 */
export async function forgetMailsOfCalls(
  db: Queries,
  references: readonly string[],
): Promise<void> {
  const { dedupeKey } = outgoingMails
  await db
    .delete(outgoingMails)
    .where(and(isToCaller(dedupeKey), inArray(callOf(dedupeKey), [...references])))
}
