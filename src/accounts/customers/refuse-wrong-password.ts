import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import { authErrorCode } from './auth-errors.ts'
import type { CustomerDesk } from './customer-desk.ts'
import { tooManyGuesses } from './limit-guesses.ts'
import { sessionHeaders } from './open-session.ts'
import type { CustomerSession } from './session-token.ts'

const WRONG = ['INVALID_PASSWORD', 'CREDENTIAL_ACCOUNT_NOT_FOUND', 'PASSWORD_TOO_LONG']

/**
 * Has better-auth do something for which whoever holds a session shows to know the password of its
 * account. Who guesses in a browser that was left open is counted by the account and not by its
 * address, so that guesses of strangers at the sign-in do not keep its owner from changing the password.
 */
export async function countGuess<T>(
  { guesses }: Pick<CustomerDesk, 'guesses'>,
  session: CustomerSession,
  act: () => Promise<T>,
): Promise<T | Refused> {
  const now = new Date()
  if (guesses.exceeds(session.userId, now)) return tooManyGuesses
  try {
    const done = await act()
    guesses.takeBack(session.userId, now)
    return done
  } catch (error) {
    if (WRONG.includes(authErrorCode(error) ?? ''))
      return refuse('ValidationError', 'The provided current password is invalid')
    guesses.takeBack(session.userId, now)
    throw error
  }
}

/** Why whoever holds a session does not show to know the password of its account, if they do not. */
export async function refuseWrongPassword(
  desk: Pick<CustomerDesk, 'auth' | 'guesses'>,
  session: CustomerSession,
  password: string,
  caller: Caller,
): Promise<Refused | undefined> {
  const headers = sessionHeaders(caller, session)
  const outcome = await countGuess(desk, session, () =>
    desk.auth.api.verifyPassword({ body: { password }, headers }),
  )
  return 'refused' in outcome ? outcome : undefined
}
