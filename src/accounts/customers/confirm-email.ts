import { createEmailVerificationToken } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { type Refused, refuse } from '../refusal.ts'
import { customers } from '../tables.ts'
import { authErrorCode } from './auth-errors.ts'
import { CONFIRMATION_SECONDS } from './create-customer-auth.ts'
import type { CustomerDesk } from './customer-desk.ts'
import { customerMails } from './customer-mails.ts'

/** Mails the link again. The answer is the same when nobody has the address. */
export async function sendConfirmation(
  desk: CustomerDesk,
  address: string,
  next?: string,
): Promise<{ email: string; sent: true } | Refused> {
  const email = address.toLowerCase()
  const [customer] = await desk.database.db
    .select()
    .from(customers)
    .where(eq(customers.email, email))
  if (customer?.emailVerified) return refuse('ApplicationError', 'Already confirmed')
  if (customer?.blocked) return refuse('ApplicationError', 'User blocked')
  if (customer !== undefined) await mailConfirmation(desk, email, next)
  return { email, sent: true }
}

/**
 * Mails the link to who is signed in and has not shown yet to read the mails to their address, even
 * if somebody has opened a link before.
 */
export async function sendProof(
  desk: CustomerDesk,
  { email, addressProvenAt }: { readonly email: string; readonly addressProvenAt: Date | null },
  next?: string,
): Promise<void> {
  if (addressProvenAt === null) await mailConfirmation(desk, email, next)
}

/** Mails the link, and lets nobody wait as long for it as better-auth would. */
export async function mailConfirmation(
  desk: CustomerDesk,
  email: string,
  next?: string,
): Promise<void> {
  const { secret } = await desk.auth.$context
  const token = await createEmailVerificationToken(secret, email, undefined, CONFIRMATION_SECONDS)
  customerMails(desk).confirm({ email }, token, next)
}

/**
 * Strapi's confirmation, by any program that has the link: the account may then be used where that
 * is asked for. It does not put anybody in charge of the account: see `confirm-address.ts`.
 */
export async function confirmEmail(
  desk: CustomerDesk,
  token: string,
): Promise<{ ok: true } | Refused> {
  try {
    await desk.auth.api.verifyEmail({ query: { token } })
    return { ok: true }
  } catch (error) {
    if (!expected.has(authErrorCode(error) ?? '')) throw error
    return refuse('ValidationError', 'Invalid token')
  }
}

const expected = new Set(['INVALID_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND'])
