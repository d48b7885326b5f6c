import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { AppError } from '#platform/app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { withCompany } from '../with-company.ts'
import type { CallsDesk } from './calls-desk.ts'
import { type CallChange, cancelCall } from './change-call.ts'

/**
 * Calls a call off for us. The caller is told, with a way to another time, and so is who was to take
 * it: any broker may, since it is most often a colleague who cannot.
 */
export async function callOff(
  desk: CallsDesk,
  actor: ActingUser,
  reference: string,
): Promise<CallChange> {
  if (!canSeeApplications(actor)) {
    throw new AppError('not-allowed', 'Only brokers and admins call booked calls off.')
  }
  const known = await withCompany(desk)
  return desk.db.transaction(async (transaction) => {
    const change = await cancelCall({ ...known, db: transaction }, reference, 'us')
    if (typeof change === 'object') {
      await recordAudit(desk, transaction, actor, {
        action: 'call-off',
        caseKind: 'call',
        caseReference: reference,
      })
    }
    return change
  })
}
