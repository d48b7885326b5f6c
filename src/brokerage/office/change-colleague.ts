import type { ActingUser } from '#accounts/acting-user.ts'
import { changeStaff } from '#accounts/staff/change-staff.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'

/** Gives a colleague another role, or closes or opens the account; who may see customers is noted. */
export function changeColleague(
  desk: BrokerageDesk,
  actor: ActingUser,
  staffId: string,
  change: Parameters<typeof changeStaff>[3],
  saw?: Parameters<typeof changeStaff>[4],
): ReturnType<typeof changeStaff> {
  return desk.db.transaction(async (transaction) => {
    const inside = { database: { db: transaction } }
    const outcome = await changeStaff(inside, actor, staffId, change, saw)
    if (outcome === 'changed') {
      const about = { caseKind: 'staff', caseReference: staffId, details: change } as const
      await recordAudit(desk, transaction, actor, { action: 'change-colleague', ...about })
    }
    return outcome
  })
}
