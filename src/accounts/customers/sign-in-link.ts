import { eq } from 'drizzle-orm'
import { type Caller, callerHeaders } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import { customers } from '../tables.ts'
import { authErrorCode, refusalOf } from './auth-errors.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { signedInWith } from './open-session.ts'
import { proveAddress } from './prove-address.ts'
import { reachDatabase } from './reach-database.ts'
import { askForCode } from './second-step.ts'

/**
 * Mails a link that signs in, and from there to the page that was asked for. Nobody waits for any
 * of it: that would tell by the time it takes whether somebody has the address. Only that the
 * database is there is asked before, for every address alike.
 */
export async function requestSignInLink(
  desk: CustomerDesk,
  address: string,
  caller: Caller,
  next?: string,
): Promise<void> {
  await reachDatabase(desk)
  desk.background.run('A link to sign in', () =>
    mailLink(desk, address.toLowerCase(), caller, next),
  )
}

async function mailLink(
  desk: CustomerDesk,
  email: string,
  caller: Caller,
  next: string | undefined,
): Promise<void> {
  const [customer] = await desk.database.db
    .select()
    .from(customers)
    .where(eq(customers.email, email))
  if (customer === undefined || customer.blocked) return
  await desk.auth.api.signInMagicLink({
    body: { email, ...(next === undefined ? {} : { metadata: { next } }) },
    headers: callerHeaders(caller),
  })
}

/** Uses a link up. */
export async function signInWithLink(
  desk: CustomerDesk,
  token: string,
  caller: Caller,
): Promise<SignedIn | Refused> {
  try {
    const session = await desk.auth.api.magicLinkVerify({
      query: { token },
      headers: callerHeaders(caller),
    })
    const { jwt, customer } = await signedInWith(desk, session.token)
    const proof = { by: 'link', sessionToken: session.token } as const
    const proven = await proveAddress(desk, customer, proof, caller)
    if (proven === undefined) return invalidLink
    if (!proven.twoFactorEnabled) return { jwt, customer: proven }
    // The mailbox is one factor; those who asked for two sign in with both.
    const { internalAdapter } = await desk.auth.$context
    await internalAdapter.deleteSession(session.token)
    return await askForCode(desk, proven.id)
  } catch (error) {
    if (isRedirect(error)) return invalidLink
    const refused = refusalOf(authErrorCode(error))
    if (refused === undefined) throw error
    return refused
  }
}

const invalidLink = refuse('ValidationError', 'Invalid token')

/** better-auth answers a bad link with a redirect to an error page, thrown. */
function isRedirect(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 302
}
