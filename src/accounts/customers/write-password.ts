import type { Queries } from '#platform/database/connect.ts'
import { endAllSessions, keepPassword } from '../kept-password.ts'
import type { Refused } from '../refusal.ts'
import { customerPasswords } from '../tables.ts'
import { refusalOf } from './auth-errors.ts'
import type { CustomerDesk } from './customer-desk.ts'
import type { Customer } from './session-token.ts'

/**
 * Sets a password and ends what the old one opened: every session, and the keys of all browsers but
 * the one that acts.
 */
export async function writePassword(
  { onSignedOut }: Pick<CustomerDesk, 'onSignedOut'>,
  transaction: Queries,
  customerId: string,
  { hash, draftKeys = [] }: { readonly hash: string; readonly draftKeys?: readonly string[] },
): Promise<void> {
  await keepPassword(transaction, customerPasswords, customerId, hash)
  await onSignedOut(transaction, customerId, draftKeys)
}

/** Signs somebody out everywhere; the keys of the browser that acts stay. */
export async function endSessions(
  { onSignedOut }: Pick<CustomerDesk, 'onSignedOut'>,
  transaction: Queries,
  customerId: string,
  draftKeys: readonly string[] = [],
): Promise<void> {
  await endAllSessions(transaction, customerPasswords, customerId)
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
