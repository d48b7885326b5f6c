import { and, eq, ne } from 'drizzle-orm'
import { customerSignIns, customers, customerTwoFactors } from '../tables.ts'
import type { CustomerDesk } from './customer-desk.ts'
import type { Customer } from './session-token.ts'

/**
 * Notes that whoever acts now reads the mails to this address. Where nobody had shown that before,
 * anyone could have made the account: an authenticator app or a sign-in elsewhere that they left
 * behind would lock the owner out, or let the maker back in, and goes.
 */
export function proveAddress(
  { database }: Pick<CustomerDesk, 'database'>,
  customerId: string,
): Promise<Customer | undefined> {
  return database.db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update')
    if (before === undefined || before.emailVerified) return before
    await transaction.delete(customerTwoFactors).where(eq(customerTwoFactors.userId, customerId))
    await transaction
      .delete(customerSignIns)
      .where(
        and(eq(customerSignIns.userId, customerId), ne(customerSignIns.providerId, 'credential')),
      )
    const [after] = await transaction
      .update(customers)
      .set({ emailVerified: true, twoFactorEnabled: false, updatedAt: new Date() })
      .where(eq(customers.id, customerId))
      .returning()
    return after
  })
}
