import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import { authErrorCode, refusalOf } from './auth-errors.ts'
import type { CustomerDesk } from './customer-desk.ts'
import { sessionHeaders } from './open-session.ts'
import type { CustomerSession } from './session-token.ts'

/** Why whoever holds a session does not show to know the password of its account, if they do not. */
export async function refuseWrongPassword(
  { auth }: Pick<CustomerDesk, 'auth'>,
  session: CustomerSession,
  password: string,
  caller: Caller,
): Promise<Refused | undefined> {
  try {
    await auth.api.verifyPassword({ body: { password }, headers: sessionHeaders(caller, session) })
    return undefined
  } catch (error) {
    const code = authErrorCode(error)
    if (code === 'INVALID_PASSWORD' || code === 'CREDENTIAL_ACCOUNT_NOT_FOUND')
      return refuse('ValidationError', 'The provided current password is invalid')
    const refused = refusalOf(code)
    if (refused === undefined) throw error
    return refused
  }
}
