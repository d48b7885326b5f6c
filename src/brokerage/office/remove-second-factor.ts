import { and, eq } from 'drizzle-orm'
import { canManageCustomers } from '#accounts/access/can-manage-customers.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { endSessions } from '#accounts/customers/write-password.ts'
import { customers, customerTwoFactors } from '#accounts/tables.ts'
import { originOf } from '#sites/hosts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { accountMailFacts } from '../mails/account-mail-facts.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import { takeKeysAway } from '../privacy/take-keys-away.ts'

/**
 * For somebody who lost the phone and every backup code, once a colleague has made sure who they
 * are: the next sign-in asks for the password or a mailed link alone. All devices are signed out,
 * links to a new password end, which may be in the wrong hands, and a mail tells the customer.
 */
export async function removeSecondFactor(
  desk: BrokerageDesk,
  actor: ActingUser,
  customerId: string,
): Promise<boolean> {
  if (!canManageCustomers(actor)) return false
  return desk.db.transaction(async (transaction) => {
    const changed = await transaction
      .update(customers)
      .set({ twoFactorEnabled: false, updatedAt: desk.clock.now() })
      .where(and(eq(customers.id, customerId), eq(customers.twoFactorEnabled, true)))
      .returning({ email: customers.email, language: customers.language })
    const [customer] = changed
    if (customer === undefined) return false
    await transaction.delete(customerTwoFactors).where(eq(customerTwoFactors.userId, customerId))
    await endSessions({ onSignedOut: takeKeysAway }, transaction, customerId)
    await recordAudit(desk, transaction, actor, {
      action: 'remove-second-factor',
      caseKind: 'customer',
      caseReference: customerId,
    })
    // Whoever did not ask for it has to hear of it.
    await enqueueMail(
      { ...desk, db: transaction },
      {
        kind: 'secondFactorRemoved',
        dedupeKey: `secondFactorRemoved:${customerId}:${desk.clock.now().getTime()}`,
        facts: accountMailFacts(customer, `${originOf(desk.hosts, 'app')}/me/settings`),
      },
    )
    return true
  })
}
