import { eq } from 'drizzle-orm'
import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../strapi/problem.ts'
import { customers } from '../tables.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { openSession } from './open-session.ts'
import { proveAddress } from './prove-address.ts'
import { reachDatabase } from './reach-database.ts'
import type { Customer } from './session-token.ts'
import { refusePassword, writePassword } from './write-password.ts'

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
    .select({ blocked: customers.blocked })
    .from(customers)
    .where(eq(customers.email, email))
  if (row?.blocked) return
  await desk.auth.api.requestPasswordReset({
    body: { email, ...(next === undefined ? {} : { redirectTo: next }) },
  })
}

/** Ends every session of the customer, then signs in here. */
export async function resetPassword(
  desk: CustomerDesk,
  { code, password }: { code: string; password: string },
  caller: Caller,
): Promise<SignedIn | { customer: Customer } | Refused> {
  const refused = await refusePassword(desk, password)
  if (refused) return refused
  const context = await desk.auth.$context
  const pending = await context.internalAdapter.consumeVerificationValue(`reset-password:${code}`)
  if (pending === null) return incorrectCode
  const hash = await context.password.hash(password)
  const customer = await desk.database.db.transaction(async (transaction) => {
    const { value: id } = pending
    const isThere = (await transaction.$count(customers, eq(customers.id, id))) > 0
    if (!isThere) return undefined
    await writePassword(desk, transaction, id, { hash, draftKeys: caller.draftKeys ?? [] })
    const inside = { ...desk, database: { db: transaction } }
    return proveAddress(inside, id, { by: 'newPassword' }, caller)
  })
  if (customer === undefined) return incorrectCode
  // The mailbox is one factor; those who asked for two sign in with both.
  if (customer.twoFactorEnabled) return { customer }
  return openSession(desk, customer.id, caller)
}

const incorrectCode = refuse('ValidationError', 'Incorrect code provided')
