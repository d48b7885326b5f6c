import { and, eq, ne, sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from '#platform/database/advisory-locks.ts'
import type { Queries } from '#platform/database/connect.ts'
import { isStill } from '#platform/database/is-still.ts'
import { canManageStaff } from '../access/can-manage-staff.ts'
import type { ActingUser, StaffRole } from '../acting-user.ts'
import { staff, staffInvitations, staffSessions } from '../tables.ts'
import { worksAs } from './works-as.ts'

/**
 * Gives another role, or closes or opens an account. Its sessions end; and with the right to invite, what
 * was invited by it: a link in the right mailbox would bring the same person back.
 */
export function changeStaff(
  { database }: { readonly database: { readonly db: Queries } },
  actor: ActingUser,
  staffId: string,
  change: { role?: StaffRole; blocked?: boolean },
  /** When the account was changed last, as far as the admin saw. */
  saw?: Date,
): Promise<'changed' | 'changed-meanwhile' | 'not-allowed' | 'not-found' | 'last-admin'> {
  if (!canManageStaff(actor)) return Promise.resolve('not-allowed')
  return database.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.staff})`)
    const loses = change.blocked === true || (change.role ?? 'admin') !== 'admin'
    const others = and(worksAs(['admin']), ne(staff.id, staffId))
    if (loses && (await transaction.$count(staff, others)) === 0) return 'last-admin'
    const changed = await transaction
      .update(staff)
      .set({ ...change, updatedAt: new Date() })
      .where(and(eq(staff.id, staffId), isStill(staff.updatedAt, saw)))
      .returning({ id: staff.id })
    if (changed.length === 0) {
      const isThere = (await transaction.$count(staff, eq(staff.id, staffId))) > 0
      return isThere ? 'changed-meanwhile' : 'not-found'
    }
    await transaction.delete(staffSessions).where(eq(staffSessions.userId, staffId))
    if (loses) {
      await transaction.delete(staffInvitations).where(eq(staffInvitations.invitedBy, staffId))
    }
    return 'changed'
  })
}
