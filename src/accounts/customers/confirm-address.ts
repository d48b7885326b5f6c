import { createHmac, timingSafeEqual } from 'node:crypto'
import { verifyJWT } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import { customers } from '../tables.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { proveAddress } from './prove-address.ts'
import { newResetCode, resetPassword } from './reset-password.ts'
import type { Customer } from './session-token.ts'

/** What a mailed confirmation asks of whoever opens it. */
type Confirmation =
  /** They hold a session of this very account: a button is enough. */
  | 'button'
  /** Anyone could have made the account: who reads its mails chooses its password. */
  | 'password'
  | 'alreadyDone'
  /** Done before, and they are signed in: there is nothing to do here. */
  | 'alreadyIn'
  /** A link of ours that came too late: a new one can be mailed. */
  | 'expired'
  | 'badLink'

/** Looks at a link without using it: programs that scan mails open links too. */
export async function readConfirmation(
  desk: CustomerDesk,
  token: string,
  signedIn: Pick<Customer, 'id'> | undefined,
): Promise<Confirmation> {
  const email = await addressOfConfirmation(desk, token)
  if (email === undefined) return 'badLink'
  const customer = await customerWith(desk, email)
  const isTheirs = customer !== undefined && customer.id === signedIn?.id
  // However late: there is nothing left to mail.
  if (customer?.addressProvenAt) return isTheirs ? 'alreadyIn' : 'alreadyDone'
  if (customer === undefined || !(await isInTime(desk, token))) return 'expired'
  return isTheirs ? 'button' : 'password'
}

/** Uses the link: afterwards it asks for nothing any more. */
export async function confirmAddress(
  desk: CustomerDesk,
  { token, password }: { readonly token: string; readonly password: string },
  signedIn: Pick<Customer, 'id'> | undefined,
  caller: Caller,
): Promise<SignedIn | { customer: Customer } | Refused> {
  const customer = await customerOf(desk, token)
  if (customer === undefined || customer.addressProvenAt !== null) return invalidLink
  if (customer.id === signedIn?.id) {
    const proven = await proveAddress(desk, customer, { by: 'session' }, caller)
    return proven === undefined ? invalidLink : { customer: proven }
  }
  const code = await newResetCode(desk, customer, 60)
  return resetPassword(desk, { code, password }, caller)
}

/** The address that a link of ours is for, in time or not. */
export async function addressOfConfirmation(
  desk: CustomerDesk,
  token: string,
): Promise<string | undefined> {
  const { secret } = await desk.auth.$context
  const [header = '', body = '', signature = ''] = token.split('.')
  const right = createHmac('sha256', secret).update(`${header}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return claims.success ? claims.data.email : undefined
}

const claimsSchema = z.object({ email: z.string(), updateTo: z.undefined().optional() })

const invalidLink = refuse('ValidationError', 'Invalid token')

async function customerOf(desk: CustomerDesk, token: string): Promise<Customer | undefined> {
  const email = await addressOfConfirmation(desk, token)
  return email !== undefined && (await isInTime(desk, token))
    ? customerWith(desk, email)
    : undefined
}

async function isInTime(desk: CustomerDesk, token: string): Promise<boolean> {
  const { secret } = await desk.auth.$context
  return (await verifyJWT(token, secret)) !== null
}

async function customerWith({ database }: CustomerDesk, email: string) {
  const [row] = await database.db.select().from(customers).where(eq(customers.email, email))
  return row
}
