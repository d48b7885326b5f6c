import { eq } from 'drizzle-orm'
import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import { customers } from '../tables.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { customerMails } from './customer-mails.ts'
import { accountOfLink, newLinkToken } from './link-token.ts'
import { openSession } from './open-session.ts'
import { proveAddress } from './prove-address.ts'
import { reachDatabase } from './reach-database.ts'
import type { Customer } from './session-token.ts'
import { refusePassword, resetValue, writePassword } from './write-password.ts'

/** Mails a link to whoever has the address. Nobody waits for it, as for a link to sign in. */
export async function requestPasswordReset(
  desk: CustomerDesk,
  address: string,
  next?: string,
): Promise<void> {
  await reachDatabase(desk)
  desk.background.run('A link to a new password', () =>
    mailReset(desk, address.toLowerCase(), next),
  )
}

async function mailReset(
  desk: CustomerDesk,
  email: string,
  next: string | undefined,
): Promise<void> {
  const [row] = await desk.database.db
    .select({ id: customers.id, blocked: customers.blocked })
    .from(customers)
    .where(eq(customers.email, email))
  if (row === undefined || row.blocked) return
  const code = await newResetCode(desk, { id: row.id, email }, RESET_SECONDS)
  customerMails(desk).reset({ email }, code, next)
}

/** How long the link to a new password works: an hour. */
export const RESET_SECONDS = 3_600

/**
 * With it whoever has it chooses the password of an account, once. It shows that they read the mails
 * to this address, and to no other that the account is given meanwhile.
 */
export async function newResetCode(
  desk: CustomerDesk,
  customer: Pick<Customer, 'id' | 'email'>,
  seconds: number,
): Promise<string> {
  const { internalAdapter } = await desk.auth.$context
  const code = newLinkToken(desk.env.secretKey, 'new password', customer.id)
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(code),
    value: resetValue(customer),
    expiresAt: new Date(Date.now() + seconds * 1_000),
  })
  return code
}

/** Whether a password can still be chosen with a code; asking does not use it up. */
export async function isResetCode(desk: CustomerDesk, code: string): Promise<boolean> {
  // What is none of ours is not looked for: it may hold what PostgreSQL takes no text with.
  if (accountOfLink(desk.env.secretKey, 'new password', code) === undefined) return false
  const { internalAdapter } = await desk.auth.$context
  const pending = await internalAdapter.findVerificationValue(identifierOf(code))
  return pending !== null && pending.expiresAt > new Date()
}

const identifierOf = (code: string) => `reset-password:${code}`

/** Ends every session of the customer, then signs in here. */
export async function resetPassword(
  desk: CustomerDesk,
  { code, password }: { code: string; password: string },
  caller: Caller,
): Promise<SignedIn | { customer: Customer } | Refused> {
  const refused = await refusePassword(desk, password)
  if (refused) return refused
  const context = await desk.auth.$context
  const pending = await context.internalAdapter.consumeVerificationValue(identifierOf(code))
  if (pending === null) return incorrectCode
  const [id = '', email = ''] = pending.value.split(' ')
  const hash = await context.password.hash(password)
  const customer = await desk.database.db.transaction(async (transaction) => {
    const inside = { ...desk, database: { db: transaction } }
    const proven = await proveAddress(inside, { id, email }, { by: 'newPassword' }, caller)
    if (proven === undefined) return undefined
    await writePassword(desk, transaction, id, { hash, draftKeys: caller.draftKeys ?? [] })
    return proven
  })
  if (customer === undefined) return incorrectCode
  // The mailbox is one factor; those who asked for two sign in with both.
  if (customer.twoFactorEnabled) return { customer }
  return openSession(desk, customer.id, caller)
}

const incorrectCode = refuse('ValidationError', 'Incorrect code provided')
