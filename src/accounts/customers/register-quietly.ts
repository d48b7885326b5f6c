import { eq } from 'drizzle-orm'
import type { Caller } from '../client-headers.ts'
import type { Refused } from '../refusal.ts'
import { customers } from '../tables.ts'
import { mailConfirmation } from './confirm-email.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { customerMails } from './customer-mails.ts'
import type { AttemptLimits } from './limit-attempts.ts'
import { type Registration, registerCustomer, taken } from './register-customer.ts'
import type { Customer } from './session-token.ts'

/**
 * Registration as our page does it. Where an address has to be confirmed first, whoever registers
 * hears the same whether it has an account or not; its owner alone is told, by mail. Where nobody
 * has to confirm, a new account is signed in at once, so that a taken address shows by itself, and
 * words that hide it would only leave its owner without help.
 */
export async function registerQuietly(
  desk: CustomerDesk,
  attempts: Pick<AttemptLimits, 'mayTellOwner'>,
  registration: Registration,
  caller: Caller,
  now: Date,
): Promise<SignedIn | { customer: Customer } | 'told-owner' | Refused> {
  const outcome = await registerCustomer(desk, registration, caller)
  if (outcome !== taken || !desk.env.emailConfirmation) return outcome
  const email = registration.email.toLowerCase()
  const [owner] = await desk.database.db.select().from(customers).where(eq(customers.email, email))
  // Taken is only the name then, which somebody with another address has.
  if (owner === undefined) return outcome
  // Making an account would have taken as long.
  await (await desk.auth.$context).password.hash(registration.password)
  if (!owner.blocked && attempts.mayTellOwner(email, now)) {
    if (owner.emailVerified) customerMails(desk).hasAccount(owner, registration.next)
    else await mailConfirmation(desk, email, registration.next)
  }
  return 'told-owner'
}
