import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import { authErrorCode, refusalOf } from './auth-errors.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { openSession, sessionHeaders } from './open-session.ts'
import type { CustomerSession } from './session-token.ts'
import { refusePassword, writePassword } from './write-password.ts'

/** Ends every session, this one included, and opens a new one here. */
export async function changePassword(
  desk: CustomerDesk,
  session: CustomerSession,
  { currentPassword, password }: { currentPassword: string; password: string },
  caller: Caller,
): Promise<SignedIn | Refused> {
  const { api, $context } = desk.auth
  try {
    const headers = sessionHeaders(caller, session)
    await api.verifyPassword({ body: { password: currentPassword }, headers })
  } catch (error) {
    const code = authErrorCode(error)
    if (code === 'INVALID_PASSWORD' || code === 'CREDENTIAL_ACCOUNT_NOT_FOUND')
      return refuse('ValidationError', 'The provided current password is invalid')
    const refused = refusalOf(code)
    if (refused === undefined) throw error
    return refused
  }
  if (currentPassword === password) {
    return refuse(
      'ValidationError',
      'Your new password must be different than your current password',
    )
  }
  const refused = await refusePassword(desk, password)
  if (refused) return refused
  const hash = await (await $context).password.hash(password)
  const { draftKeys = [] } = caller
  await desk.database.db.transaction((transaction) =>
    writePassword(desk, transaction, session.userId, { hash, draftKeys }),
  )
  return openSession(desk, session.userId, caller)
}
