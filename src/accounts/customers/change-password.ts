import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../strapi/problem.ts'
import { authErrorCode, refusalOf } from './auth-errors.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { sessionHeaders, signedInWith } from './open-session.ts'
import type { CustomerSession } from './session-token.ts'

/** Ends every session, this one included, and opens a new one here. */
export async function changePassword(
  desk: CustomerDesk,
  session: CustomerSession,
  { currentPassword, password }: { currentPassword: string; password: string },
  caller: Caller,
): Promise<SignedIn | Refused> {
  const headers = sessionHeaders(caller, session)
  try {
    if (currentPassword === password) {
      await desk.auth.api.verifyPassword({ body: { password }, headers })
      return refuse(
        'ValidationError',
        'Your new password must be different than your current password',
      )
    }
    const { token } = await desk.auth.api.changePassword({
      body: { currentPassword, newPassword: password, revokeOtherSessions: true },
      headers,
    })
    if (token === null) throw new Error('No session was opened after the password was changed.')
    await desk.onSignedOut(desk.database.db, session.userId, caller.draftKeys ?? [])
    return await signedInWith(desk, token)
  } catch (error) {
    const code = authErrorCode(error)
    if (code === 'INVALID_PASSWORD' || code === 'CREDENTIAL_ACCOUNT_NOT_FOUND')
      return refuse('ValidationError', 'The provided current password is invalid')
    const refused = refusalOf(code)
    if (refused === undefined) throw error
    return refused
  }
}
