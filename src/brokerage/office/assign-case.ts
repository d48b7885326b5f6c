import { and, eq } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { isStill } from '#platform/database/is-still.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { applications } from '../tables.ts'

/**
 * Gives a case to a colleague, or to nobody. False where it is not there, or was given
 * on after `saw`, also if it has come back since.
 */
export async function assignCase(
  desk: BrokerageDesk,
  actor: ActingUser,
  about: { readonly caseKind: 'application' | 'claim' | 'request'; readonly caseReference: string },
  staffId: string | undefined,
  saw?: Date | null,
): Promise<boolean> {
  if (!canWorkOnCases(actor)) return false
  const table = { application: applications, claim: claims, request: customerRequests }[
    about.caseKind
  ]
  return desk.db.transaction(async (transaction) => {
    const changed = await transaction
      .update(table)
      .set({ assignedTo: staffId ?? null, assignedAt: desk.clock.now() })
      .where(and(eq(table.reference, about.caseReference), isStill(table.assignedAt, saw)))
      .returning({ id: table.id })
    if (changed.length === 0) return false
    const details = { to: staffId ?? null }
    await recordAudit(desk, transaction, actor, { action: 'assign', ...about, details })
    return true
  })
}
