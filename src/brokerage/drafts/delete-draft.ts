import { and, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '../desk.ts'
import { deleteUploadsOfDraft } from '../files/delete-upload.ts'
import { drafts } from './tables.ts'

/** To begin anew: the draft goes with what was sent for it. */
export async function deleteDraft(
  desk: Pick<BrokerageDesk, 'db' | 'jobs'>,
  id: string,
): Promise<void> {
  await desk.db.delete(drafts).where(eq(drafts.id, id))
  await deleteUploadsOfDraft(desk, id)
}

/** The same from the account; of anybody else's draft nothing happens. */
export async function deleteOwnDraft(
  desk: Pick<BrokerageDesk, 'db' | 'jobs'>,
  actor: ActingUser,
  id: string,
): Promise<boolean> {
  if (actor.kind !== 'customer') return false
  const own = await desk.db.$count(
    drafts,
    and(eq(drafts.id, id), eq(drafts.customerId, actor.userId)),
  )
  if (own > 0) await deleteDraft(desk, id)
  return own > 0
}
