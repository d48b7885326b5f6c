import { and, eq } from 'drizzle-orm'
import { canManageCustomers } from '#accounts/access/can-manage-customers.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { endSessions } from '#accounts/customers/write-password.ts'
import { customers } from '#accounts/tables.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { takeKeysAway } from '../privacy/take-keys-away.ts'

/**
 * Closes an account for as long as it may be in wrong hands, or opens it again. Contracts go on.
 * False where there is none for this actor, or it is so already.
 */
export async function blockCustomer(
  desk: Pick<BrokerageDesk, 'db' | 'clock'>,
  actor: ActingUser,
  customerId: string,
  blocked: boolean,
): Promise<boolean> {
  if (!canManageCustomers(actor)) return false
  return desk.db.transaction(async (transaction) => {
    const changed = await transaction
      .update(customers)
      .set({ blocked, updatedAt: desk.clock.now() })
      .where(and(eq(customers.id, customerId), eq(customers.blocked, !blocked)))
      .returning({ id: customers.id })
    if (changed.length === 0) return false
    if (blocked) await endSessions({ onSignedOut: takeKeysAway }, transaction, customerId)
    await recordAudit(desk, transaction, actor, {
      action: blocked ? 'block-account' : 'unblock-account',
      caseKind: 'customer',
      caseReference: customerId,
    })
    return true
  })
}
