import { and, asc, count, inArray } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { FormDesk } from '../form-desk.ts'
import { UNANSWERED } from '../states.ts'
import { formSubmissions } from '../tables.ts'
import { type InboxRow, toRow } from './list-submissions.ts'
import { seenBy } from './seen-by.ts'

/** Messages that nobody has answered: how many, and the longest waits. */
export async function findWaitingMessages(
  desk: FormDesk,
  actor: ActingUser,
  limit = 12,
): Promise<{ rows: InboxRow[]; total: number }> {
  const isWaiting = and(seenBy(actor), inArray(formSubmissions.state, [...UNANSWERED]))
  const [rows, [counted]] = await Promise.all([
    desk.db
      .select()
      .from(formSubmissions)
      .where(isWaiting)
      .orderBy(asc(formSubmissions.createdAt), asc(formSubmissions.id))
      .limit(limit),
    desk.db.select({ total: count() }).from(formSubmissions).where(isWaiting),
  ])
  return { rows: rows.map((row) => toRow(desk, row)), total: counted?.total ?? 0 }
}
