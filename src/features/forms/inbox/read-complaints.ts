import { and, eq, lt, type SQL } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { FormDesk } from '../form-desk.ts'
import { formSubmissions } from '../tables.ts'
import { type InboxRow, selectNewest, toRows } from './list-submissions.ts'
import { seenBy } from './seen-by.ts'

/**
 * The whole register of complaints, the newest first, in parts: nobody knows how many fit into the
 * memory. Read on from the last one, not by counting: what comes in meanwhile pushes nothing onto the
 * next part a second time.
 */
export async function* readComplaints(
  desk: FormDesk,
  actor: ActingUser,
  partSize = 500,
): AsyncGenerator<InboxRow[]> {
  let last: InboxRow | undefined
  do {
    const isNext = last && lt(formSubmissions.id, last.id)
    const part = await selectNewest(desk, and(isComplaint(actor), isNext)).limit(partSize)
    const rows = await toRows(desk, part)
    yield rows
    last = rows.length === partSize ? rows.at(-1) : undefined
  } while (last)
}

export function countComplaints({ db }: FormDesk, actor: ActingUser): Promise<number> {
  return db.$count(formSubmissions, isComplaint(actor))
}

function isComplaint(actor: ActingUser): SQL | undefined {
  return and(seenBy(actor), eq(formSubmissions.isComplaint, true))
}
