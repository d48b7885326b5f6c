import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import { authErrorCode, refusalOf } from './auth-errors.ts'
import type { CustomerDesk } from './customer-desk.ts'
import { tooManyGuesses } from './limit-guesses.ts'
import { sessionHeaders } from './open-session.ts'
import type { CustomerSession } from './session-token.ts'

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
  const now = new Date()
  if (guesses.exceeds(session.userId, now)) return tooManyGuesses
  try {
    await auth.api.verifyPassword({ body: { password }, headers: sessionHeaders(caller, session) })
    guesses.takeBack(session.userId, now)
    return undefined
  } catch (error) {
    const code = authErrorCode(error)
    if (code === 'INVALID_PASSWORD' || code === 'CREDENTIAL_ACCOUNT_NOT_FOUND')
      return refuse('ValidationError', 'The provided current password is invalid')
    guesses.takeBack(session.userId, now)
    const refused = refusalOf(code)
    if (refused === undefined) throw error
    return refused
  }
}
