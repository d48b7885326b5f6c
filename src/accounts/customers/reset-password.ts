import { eq } from 'drizzle-orm'
import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../strapi/problem.ts'
import { customers } from '../tables.ts'
import { authErrorCode, refusalOf } from './auth-errors.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { openSession } from './open-session.ts'
import { proveAddress } from './prove-address.ts'
import type { Customer } from './session-token.ts'

/** Mails a link to whoever has the address. The answer is the same when nobody has. */
export async function requestPasswordReset(desk: CustomerDesk, email: string): Promise<void> {
  const [row] = await desk.database.db
    .select({ blocked: customers.blocked })
    .from(customers)
    .where(eq(customers.email, email.toLowerCase()))
  if (row?.blocked) return
  await desk.auth.api.requestPasswordReset({ body: { email: email.toLowerCase() } })
}

/** Ends every session of the customer, then signs in here. */
export async function resetPassword(
  desk: CustomerDesk,
  { code, password }: { code: string; password: string },
  caller: Caller,
): Promise<SignedIn | { customer: Customer } | Refused> {
  const { internalAdapter } = await desk.auth.$context
  const pending = await internalAdapter.findVerificationValue(`reset-password:${code}`)
  try {
    await desk.auth.api.resetPassword({ body: { token: code, newPassword: password } })
  } catch (error) {
    const problem = authErrorCode(error)
    if (problem === 'INVALID_TOKEN' || problem === 'USER_NOT_FOUND') return incorrectCode
    const refused = refusalOf(problem)
    if (refused === undefined) throw error
    return refused
  }
  if (pending === null) return incorrectCode
  await desk.onSignedOut(desk.database.db, pending.value, caller.draftKeys ?? [])
  const customer = await proveAddress(desk, pending.value, { by: 'newPassword' }, caller)
  if (customer === undefined) return incorrectCode
  // The mailbox is one factor; those who asked for two sign in with both.
  if (customer.twoFactorEnabled) return { customer }
  return openSession(desk, customer.id, caller)
}

const incorrectCode = refuse('ValidationError', 'Incorrect code provided')
