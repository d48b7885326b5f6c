import { and, eq } from 'drizzle-orm'
import { canManageStaff } from '#accounts/access/can-manage-staff.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { staff, staffSessions, staffTwoFactors, staffVerifications } from '#accounts/tables.ts'
import { isStill } from '#platform/database/is-still.ts'
import { originOf } from '#sites/hosts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { accountMailFacts } from '../mails/account-mail-facts.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'

/**
 * For a colleague who lost the phone and every backup code, once an admin has made sure who asks.
 * All devices are signed out; where a second factor is required, the next sign-in leads to the
 * set-up of a new one. Nobody does it for themselves: who took over a session could then get rid of
 * the factor that stands in the way.
 */
export async function removeStaffSecondFactor(
  desk: BrokerageDesk,
  actor: ActingUser,
  staffId: string,
  /** When the account was changed last, as far as the admin saw: a factor set up since then stays. */
  saw?: Date,
): Promise<'removed' | 'changed-meanwhile' | 'not-allowed' | 'not-found'> {
  if (!canManageStaff(actor) || actor.userId === staffId) return 'not-allowed'
  const hasFactor = and(eq(staff.id, staffId), eq(staff.twoFactorEnabled, true))
  return desk.db.transaction(async (transaction) => {
    const [colleague] = await transaction
      .update(staff)
      .set({ twoFactorEnabled: false, updatedAt: desk.clock.now() })
      .where(and(hasFactor, isStill(staff.updatedAt, saw)))
      .returning({ email: staff.email, language: staff.language })
    if (colleague === undefined) {
      return (await transaction.$count(staff, hasFactor)) > 0 ? 'changed-meanwhile' : 'not-found'
    }
    await transaction.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, staffId))
    await transaction.delete(staffSessions).where(eq(staffSessions.userId, staffId))
    // Sign-ins that wait for a code, and links to a new password, which may be in the wrong hands too.
    await transaction.delete(staffVerifications).where(eq(staffVerifications.value, staffId))
    await recordAudit(desk, transaction, actor, {
      action: 'remove-second-factor',
      caseKind: 'staff',
      caseReference: staffId,
    })
    await enqueueMail(
      { ...desk, db: transaction },
      {
        kind: 'staffSecondFactorRemoved',
        dedupeKey: `staffSecondFactorRemoved:${staffId}:${desk.clock.now().getTime()}`,
        facts: accountMailFacts(colleague, `${originOf(desk.hosts, 'cms')}/admin`),
      },
    )
    return 'removed'
  })
}
