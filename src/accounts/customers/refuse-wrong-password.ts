import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import { authErrorCode } from './auth-errors.ts'
import type { CustomerDesk } from './customer-desk.ts'
import { tooManyGuesses } from './limit-guesses.ts'
import { sessionHeaders } from './open-session.ts'
import type { CustomerSession } from './session-token.ts'

const WRONG = ['INVALID_PASSWORD', 'CREDENTIAL_ACCOUNT_NOT_FOUND', 'PASSWORD_TOO_LONG']

/**
 * Why whoever holds a session does not show to know the password of its account, if they do not. Who
 * guesses in a browser that was left open is counted by the account and not by its address, so that
 * guesses of strangers at the sign-in do not keep its owner from changing the password.
 */
export async function refuseWrongPassword(
  { auth, guesses }: Pick<CustomerDesk, 'auth' | 'guesses'>,
  session: CustomerSession,
  password: string,
  caller: Caller,
): Promise<Refused | undefined> {
  const headers = sessionHeaders(caller, session)
  const now = new Date()
  if (guesses.exceeds(session.userId, now)) return tooManyGuesses
  try {
    await auth.api.verifyPassword({ body: { password }, headers })
    guesses.takeBack(session.userId, now)
    return undefined
  } catch (error) {
    if (WRONG.includes(authErrorCode(error) ?? ''))
      return refuse('ValidationError', 'The provided current password is invalid')
    guesses.takeBack(session.userId, now)
    // Another tab has signed this one out meanwhile.
    if (authErrorCode(error) === 'UNAUTHORIZED') return refuse('UnauthorizedError', 'Unauthorized')
    throw error
  }
}
