import { and, inArray, like, sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { outgoingMails } from '../mails/tables.ts'

/**
 * Deletes the mails about these calls to whoever called: each holds their address. Those to the
 * adviser tell nothing of the caller.
 */
export async function forgetMailsOfCalls(
  db: Queries,
  references: readonly string[],
): Promise<void> {
  // `tellOfCall` makes these names.
  const call = sql`split_part(${outgoingMails.dedupeKey}, ':', 3)`
  await db
    .delete(outgoingMails)
    .where(and(like(outgoingMails.dedupeKey, 'call:%:caller'), inArray(call, [...references])))
}
