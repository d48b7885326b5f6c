import { eq } from 'drizzle-orm'
import { type Caller, callerHeaders } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import { customers } from '../tables.ts'
import { authErrorCode, refusalOf } from './auth-errors.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { tooManyGuesses } from './limit-guesses.ts'
import { signedInWith } from './open-session.ts'
import { isAddress } from './own-username.ts'
import { checkCode, codesPaused } from './second-step.ts'

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
    const { response, headers } = await desk.auth.api.signInEmail({
      body: { email: await addressOf(desk, identifier), password },
      headers: callerHeaders(caller),
      returnHeaders: true,
    })
    if (!('twoFactorRedirect' in response)) return await signedInWith(desk, response.token)
    return await checkSecondFactor(desk, otp, callerHeaders(caller, { cookie: cookiesOf(headers) }))
  } catch (error) {
    const refused = refusalOf(authErrorCode(error))
    if (refused === undefined) throw error
    // A password that is too long for us is just a wrong one here.
    return refused.refused.name === 'ValidationError' ? wrong : refused
  }
}

/** Nobody has this address: better-auth then hashes all the same and takes as long. */
const NOBODY = 'nobody@example.invalid'

async function addressOf({ database }: CustomerDesk, identifier: string): Promise<string> {
  // Nobody has such a name either, and PostgreSQL takes no text with it.
  if (identifier.includes('\0')) return NOBODY
  const matches = isAddress(identifier)
    ? eq(customers.email, identifier.toLowerCase())
    : eq(customers.username, identifier)
  const [row] = await database.db.select({ email: customers.email }).from(customers).where(matches)
  return row?.email ?? NOBODY
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
