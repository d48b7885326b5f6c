import {
  type AppOwner,
  beginApp,
  findBackupCodes,
  removeApp,
  replaceBackupCodes,
  turnAppOn,
} from '../authenticator-app.ts'
import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import { customers, customerTwoFactors } from '../tables.ts'
import { makeBackupCodes } from './backup-codes.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { customerMails } from './customer-mails.ts'
import { openSession } from './open-session.ts'
import { refuseWrongPassword } from './refuse-wrong-password.ts'
import type { CustomerSession } from './session-token.ts'
import { endSessions } from './write-password.ts'

const wrongCode = refuse('ValidationError', 'Invalid code', { secondFactor: 'totp' })

/** For who comes second, from another tab or by pressing twice: what was shown to the first counts. */
const doneAlready = refuse('ApplicationError', 'This was done already', { secondFactor: 'done' })

/** Makes the secret for an authenticator app; it counts once a code of it was typed. */
export async function beginSecondFactor(
  desk: CustomerDesk,
  session: CustomerSession,
  password: string,
  caller: Caller,
): Promise<{ uri: string } | Refused> {
  const wrong = await refuseWrongPassword(desk, session, password, caller)
  if (wrong) return wrong
  const { secretConfig } = await desk.auth.$context
  const { database, brandName } = desk
  const uri = await beginApp(database.db, secretConfig, appOf(session.userId), brandName)
  return uri === undefined ? doneAlready : { uri }
}

/**
 * The first code of the app: from now on signing in asks for one, whichever way. Signs out
 * everywhere, and in again here, with the backup codes that are shown this once.
 */
export async function finishSecondFactor(
  desk: CustomerDesk,
  { userId }: CustomerSession,
  code: string,
  caller: Caller,
): Promise<(SignedIn & { backupCodes: readonly string[] }) | Refused> {
  const { secretConfig } = await desk.auth.$context
  const { codes, kept } = await makeBackupCodes(desk)
  const outcome = await desk.database.db.transaction(async (transaction) => {
    const given = { code, backupCodes: kept }
    const turned = await turnAppOn(transaction, secretConfig, appOf(userId), given)
    if (turned === 'on') await endSessions(desk, transaction, userId, caller.draftKeys)
    return turned
  })
  if (outcome !== 'on') return outcome === 'wrong-code' ? wrongCode : doneAlready
  const opened = await openSession(desk, userId, caller)
  return 'refused' in opened ? opened : { ...opened, backupCodes: codes }
}

/** New codes in place of the old ones, for who knows the password. */
export async function renewBackupCodes(
  desk: CustomerDesk,
  session: CustomerSession,
  password: string,
  caller: Caller,
): Promise<{ backupCodes: readonly string[] } | Refused> {
  const { db } = desk.database
  const owner = appOf(session.userId)
  const before = await findBackupCodes(db, owner)
  const wrong = await refuseWrongPassword(desk, session, password, caller)
  if (wrong) return wrong
  if (before === undefined) return wrongCode
  const { codes, kept: after } = await makeBackupCodes(desk)
  const isReplaced = await replaceBackupCodes(db, owner, { before, after })
  return isReplaced ? { backupCodes: codes } : doneAlready
}

/** Signs out everywhere, and in again here. A mail tells of it. */
export async function endSecondFactor(
  desk: CustomerDesk,
  session: CustomerSession,
  password: string,
  caller: Caller,
): Promise<SignedIn | Refused> {
  const wrong = await refuseWrongPassword(desk, session, password, caller)
  if (wrong) return wrong
  const { userId } = session
  const wasOn = await desk.database.db.transaction(async (transaction) => {
    const isRemoved = await removeApp(transaction, appOf(userId))
    // Pressed twice, the second would end the session that the first has just opened.
    if (isRemoved) await endSessions(desk, transaction, userId, caller.draftKeys)
    return isRemoved
  })
  if (wasOn) customerMails(desk).secondFactorOff(userId)
  return openSession(desk, userId, caller)
}

const appOf = (userId: string): AppOwner => ({ users: customers, apps: customerTwoFactors, userId })
