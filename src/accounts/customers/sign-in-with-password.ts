import { and, eq } from 'drizzle-orm'
import { type Caller, callerHeaders } from '../client-headers.ts'
import { isRefused, type Refused, refuse } from '../refusal.ts'
import { customerSessions, customerSignIns, customers } from '../tables.ts'
import { authErrorCode, refusalOf } from './auth-errors.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { tooManyGuesses } from './limit-guesses.ts'
import { signedInWith } from './open-session.ts'
import { isAddress } from './own-username.ts'
import { checkCode, codesPaused } from './second-step.ts'
import { findByToken } from './session-token.ts'

type PasswordSignIn = {
  /** E-mail address or username. */
  identifier: string
  password: string
  /** The code of the authenticator app, for those who use one, or a backup code. */
  otp?: string | undefined
}

export async function signInWithPassword(
  desk: CustomerDesk,
  given: PasswordSignIn,
  caller: Caller,
): Promise<SignedIn | Refused> {
  const now = new Date()
  if (desk.guesses.exceeds(given.identifier, now)) return tooManyGuesses
  const outcome = await checkPassword(desk, given, caller)
  if (outcome !== wrong) desk.guesses.takeBack(given.identifier, now)
  return outcome
}

const wrong = refuse('ValidationError', 'Invalid identifier or password')

async function checkPassword(
  desk: CustomerDesk,
  { identifier, password, otp }: PasswordSignIn,
  caller: Caller,
): Promise<SignedIn | Refused> {
  try {
    const { email, hash } = await accountOf(desk, identifier)
    const { response, headers } = await desk.auth.api.signInEmail({
      body: { email, password },
      headers: callerHeaders(caller),
      returnHeaders: true,
    })
    const outcome =
      'twoFactorRedirect' in response
        ? await checkSecondFactor(desk, otp, callerHeaders(caller, { cookie: cookiesOf(headers) }))
        : await signedInWith(desk, response.token)
    return !isRefused(outcome) && (await endIfChanged(desk, outcome, hash)) ? wrong : outcome
  } catch (error) {
    const refused = refusalOf(authErrorCode(error))
    if (refused === undefined) throw error
    // A password that is too long for us is just a wrong one here.
    return refused.refused.name === 'ValidationError' ? wrong : refused
  }
}

/** Nobody has this address: better-auth then hashes all the same and takes as long. */
const NOBODY = 'nobody@example.invalid'

/** Whom a name or an address means, and how the password is kept. */
async function accountOf({ database }: CustomerDesk, identifier: string) {
  // Nobody has such a name either, and PostgreSQL takes no text with it.
  if (identifier.includes('\0')) return { email: NOBODY, hash: null }
  const matches = isAddress(identifier)
    ? eq(customers.email, identifier.toLowerCase())
    : eq(customers.username, identifier)
  const [row] = await database.db
    .select({ email: customers.email, hash: customerSignIns.password })
    .from(customers)
    .leftJoin(
      customerSignIns,
      and(eq(customerSignIns.userId, customers.id), eq(customerSignIns.providerId, 'credential')),
    )
    .where(matches)
  return row ?? { email: NOBODY, hash: null }
}

/**
 * Ends a session that was opened with a password which is not the account's any more, and says whether
 * it did. Who sets a new one ends all sessions, but not one that somebody opens in that moment. It is
 * waited for who is setting it now.
 */
async function endIfChanged(
  { database, tokenKey }: CustomerDesk,
  { jwt, customer }: SignedIn,
  hash: string | null,
): Promise<boolean> {
  const { userId, providerId, password } = customerSignIns
  const [now] = await database.db
    .select({ hash: password })
    .from(customerSignIns)
    .where(and(eq(userId, customer.id), eq(providerId, 'credential')))
    .for('share')
  if (now?.hash === hash) return false
  const found = await findByToken(database.db, tokenKey, jwt)
  if (found)
    await database.db.delete(customerSessions).where(eq(customerSessions.id, found.session.id))
  return true
}

async function checkSecondFactor(
  desk: CustomerDesk,
  otp: string | undefined,
  headers: Headers,
): Promise<SignedIn | Refused> {
  if (otp === undefined)
    return refuse('ApplicationError', 'A code from your authenticator app is needed', {
      secondFactor: 'totp',
    })
  try {
    const token = await checkCode(desk, otp, headers)
    return token === undefined
      ? refuse('ValidationError', 'Invalid code', { secondFactor: 'totp' })
      : await signedInWith(desk, token)
  } catch (error) {
    if (authErrorCode(error) !== 'ACCOUNT_TEMPORARILY_LOCKED') throw error
    return codesPaused
  }
}

function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
