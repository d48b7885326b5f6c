import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import { authErrorCode } from './auth-errors.ts'
import { replaceBackupCodes } from './backup-codes.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { openSession, sessionHeaders } from './open-session.ts'
import { refuseWrongPassword } from './refuse-wrong-password.ts'
import { codesPaused } from './second-step.ts'
import type { CustomerSession } from './session-token.ts'
import { endSessions } from './write-password.ts'

/** Makes the secret for an authenticator app; it counts once a code of it was typed. */
export async function beginSecondFactor(
  desk: CustomerDesk,
  session: CustomerSession,
  password: string,
  caller: Caller,
): Promise<{ uri: string } | Refused> {
  const wrong = await refuseWrongPassword(desk, session, password, caller)
  if (wrong) return wrong
  try {
    const made = await desk.auth.api.enableTwoFactor({
      body: { password },
      headers: sessionHeaders(caller, session),
    })
    if (made.method !== 'totp') throw new Error('No secret for an authenticator app was made.')
    return { uri: made.totpURI }
  } catch (error) {
    return refusalFor(error)
  }
}

/**
 * The first code of the app: from now on signing in asks for one, whichever way. Signs out
 * everywhere, and in again here, with the backup codes that are shown this once.
 */
export async function finishSecondFactor(
  desk: CustomerDesk,
  session: CustomerSession,
  code: string,
  caller: Caller,
): Promise<(SignedIn & { backupCodes: readonly string[] }) | Refused> {
  try {
    const headers = sessionHeaders(caller, session)
    await desk.auth.api.verifyTOTP({ body: { code }, headers })
  } catch (error) {
    return refusalFor(error)
  }
  const opened = await openOnlySession(desk, session.userId, caller)
  if ('refused' in opened) return opened
  return { ...opened, backupCodes: await replaceBackupCodes(desk, session.userId) }
}

/** New codes in place of the old ones, for who knows the password. */
export async function renewBackupCodes(
  desk: CustomerDesk,
  session: CustomerSession,
  password: string,
  caller: Caller,
): Promise<{ backupCodes: readonly string[] } | Refused> {
  const wrong = await refuseWrongPassword(desk, session, password, caller)
  if (wrong) return wrong
  try {
    const headers = sessionHeaders(caller, session)
    const { backupCodes } = await desk.auth.api.generateBackupCodes({ body: { password }, headers })
    return { backupCodes }
  } catch (error) {
    return refusalFor(error)
  }
}

/** Signs out everywhere, and in again here. */
export async function endSecondFactor(
  desk: CustomerDesk,
  session: CustomerSession,
  password: string,
  caller: Caller,
): Promise<SignedIn | Refused> {
  const wrong = await refuseWrongPassword(desk, session, password, caller)
  if (wrong) return wrong
  try {
    const headers = sessionHeaders(caller, session)
    await desk.auth.api.disableTwoFactor({ body: { password }, headers })
  } catch (error) {
    return refusalFor(error)
  }
  return openOnlySession(desk, session.userId, caller)
}

/** better-auth replaces the session at such a change and tells only a cookie which one it is. */
async function openOnlySession(desk: CustomerDesk, userId: string, caller: Caller) {
  await desk.database.db.transaction((transaction) =>
    endSessions(desk, transaction, userId, caller.draftKeys),
  )
  return openSession(desk, userId, caller)
}

function refusalFor(error: unknown): Refused {
  switch (authErrorCode(error)) {
    case 'INVALID_CODE':
    case 'TOTP_NOT_ENABLED':
    case 'TWO_FACTOR_NOT_ENABLED':
      return refuse('ValidationError', 'Invalid code', { secondFactor: 'totp' })
    case 'TOTP_ALREADY_ENABLED':
      return refuse('ApplicationError', 'Another second factor is not available while one is on')
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return codesPaused
    default:
      throw error
  }
}
