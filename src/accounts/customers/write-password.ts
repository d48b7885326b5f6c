import { eq, like } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import type { Refused } from '../refusal.ts'
import { customerSessions, customerSignIns, customerVerifications } from '../tables.ts'
import { refusalOf } from './auth-errors.ts'
import type { CustomerDesk } from './customer-desk.ts'
import type { Customer } from './session-token.ts'

/**
 * Sets a password and ends what the old one opened: every session, and the keys of all browsers but
 * the one that acts. better-auth would write the password and end the sessions one after the other;
 * here they share a transaction, so that a crash never leaves a new password with old keys.
 */
export async function writePassword(
  { onSignedOut }: Pick<CustomerDesk, 'onSignedOut'>,
  transaction: Queries,
  customerId: string,
  { hash, draftKeys = [] }: { readonly hash: string; readonly draftKeys?: readonly string[] },
): Promise<void> {
  await transaction
    .insert(customerSignIns)
    .values({
      id: crypto.randomUUID(),
      userId: customerId,
      password: hash,
      providerId: 'credential',
      accountId: customerId,
    })
    .onConflictDoUpdate({
      target: [customerSignIns.providerId, customerSignIns.accountId],
      set: { password: hash, updatedAt: new Date() },
    })
  await endSessions({ onSignedOut }, transaction, customerId, draftKeys)
}

/**
 * Signs somebody out everywhere; the keys of the browser that acts stay. Links to a new password that
 * were mailed and not used end too: they would let back in whoever read them before.
 */
export async function endSessions(
  { onSignedOut }: Pick<CustomerDesk, 'onSignedOut'>,
  transaction: Queries,
  customerId: string,
  draftKeys: readonly string[] = [],
): Promise<void> {
  await transaction.delete(customerSessions).where(eq(customerSessions.userId, customerId))
  await transaction
    .delete(customerVerifications)
    .where(like(customerVerifications.value, resetValue({ id: customerId, email: '%' })))
  await onSignedOut(transaction, customerId, draftKeys)
}

/** What is kept of a link to a new password: whose it is and where it was mailed. */
export function resetValue({ id, email }: Pick<Customer, 'id' | 'email'>): string {
  return `${id} ${email}`
}

/** Why a password cannot be taken, if it cannot. */
export async function refusePassword(
  { auth }: Pick<CustomerDesk, 'auth'>,
  password: string,
): Promise<Refused | undefined> {
  const { minPasswordLength, maxPasswordLength } = (await auth.$context).password.config
  if (password.length < minPasswordLength) return refusalOf('PASSWORD_TOO_SHORT')
  return password.length > maxPasswordLength ? refusalOf('PASSWORD_TOO_LONG') : undefined
}
