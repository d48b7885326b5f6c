import { and, asc, count, inArray } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { FormDesk } from '../form-desk.ts'
import { UNANSWERED } from '../states.ts'
import { formSubmissions } from '../tables.ts'
import { type InboxRow, type LookedAfter, lookedAfter, toRows } from './list-submissions.ts'
import { seenBy } from './seen-by.ts'

/** Messages that nobody has answered: how many in all, and the longest waits of those asked for. */
export async function findWaitingMessages(
  desk: FormDesk,
  actor: ActingUser,
  { limit = 12, ...whose }: LookedAfter & { limit?: number | undefined } = {},
): Promise<{ rows: InboxRow[]; total: number }> {
  const isWaiting = and(seenBy(actor), inArray(formSubmissions.state, [...UNANSWERED]))
  const isAsked = and(isWaiting, lookedAfter(whose))
  const [rows, [counted]] = await Promise.all([
    desk.db
      .select()
      .from(formSubmissions)
      .where(isAsked)
      .orderBy(asc(formSubmissions.createdAt), asc(formSubmissions.id))
      .limit(limit),
    desk.db.select({ total: count() }).from(formSubmissions).where(isWaiting),
  ])
  return { rows: await toRows(desk, rows), total: counted?.total ?? 0 }
}
