import { and, eq, lt } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { FormDesk } from '../form-desk.ts'
import { formSubmissions } from '../tables.ts'
import { type InboxRow, selectNewest, toRows } from './list-submissions.ts'
import { seenBy } from './seen-by.ts'

/**
 * The whole register of complaints, the newest first. Read on from the last one, not by counting: what
 * comes in meanwhile pushes nothing onto the next page a second time.
 */
export async function listAllComplaints(
  desk: FormDesk,
  actor: ActingUser,
  pageSize = 500,
): Promise<InboxRow[]> {
  const isOne = and(seenBy(actor), eq(formSubmissions.isComplaint, true))
  const all: InboxRow[] = []
  for (;;) {
    const last = all.at(-1)
    const isNext = last && lt(formSubmissions.id, last.id)
    const page = await selectNewest(desk, and(isOne, isNext)).limit(pageSize)
    all.push(...(await toRows(desk, page)))
    if (page.length < pageSize) return all
  }
}
