import { and, eq } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { violatedUnique } from '#platform/database/unique-violation.ts'
import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import { stepOf } from '../single-use-codes.ts'
import { customers, customerTwoFactors } from '../tables.ts'
import { authErrorCode } from './auth-errors.ts'
import { findBackupCodes, makeBackupCodes } from './backup-codes.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { openSession, sessionHeaders } from './open-session.ts'
import { countGuess, refuseWrongPassword } from './refuse-wrong-password.ts'
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
  const headers = sessionHeaders(caller, session)
  const enable = () => desk.auth.api.enableTwoFactor({ body: { password }, headers })
  try {
    const made = await countGuess(desk, session, () =>
      // Begun twice at once, one comes too late to make a secret and replaces it.
      enable().catch((error: unknown) => {
        if (violatedUnique(error) === undefined) throw error
        return enable()
      }),
    )
    if ('refused' in made) return made
    if (made.method !== 'totp') throw new Error('No secret for an authenticator app was made.')
    return { uri: made.totpURI }
  } catch (error) {
    if (authErrorCode(error) === 'TOTP_ALREADY_ENABLED') return doneAlready
    throw error
  }
}

/**
 * The first code of the app: from now on signing in asks for one, whichever way. Signs out
 * everywhere, and in again here, with the backup codes that are shown this once. better-auth would
 * do one after the other and let everybody who comes at once through, each with other codes.
 */
export async function finishSecondFactor(
  desk: CustomerDesk,
  { userId }: CustomerSession,
  code: string,
  caller: Caller,
): Promise<(SignedIn & { backupCodes: readonly string[] }) | Refused> {
  const { secretConfig } = await desk.auth.$context
  const { codes, kept } = await makeBackupCodes(desk)
  const isTheirs = eq(customerTwoFactors.userId, userId)
  const refused = await desk.database.db.transaction(async (transaction) => {
    // In the order in which others take them.
    await transaction.select().from(customers).where(eq(customers.id, userId)).for('update')
    const [app] = await transaction.select().from(customerTwoFactors).where(isTheirs).for('update')
    if (app?.verified) return doneAlready
    const step = app && (await stepOf(secretConfig, app.secret, code))
    if (step === undefined) return wrongCode
    // Under a new id: who begins in another tab at this moment replaces the secret of the row that was
    // there, and would lock its owner out.
    await transaction
      .update(customerTwoFactors)
      .set({ id: crypto.randomUUID(), verified: true, backupCodes: kept, lastUsedStep: step })
      .where(isTheirs)
    await setSecondFactor(transaction, userId, true)
    await endSessions(desk, transaction, userId, caller.draftKeys)
    return undefined
  })
  if (refused) return refused
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
  const before = await findBackupCodes(desk, session.userId)
  const wrong = await refuseWrongPassword(desk, session, password, caller)
  if (wrong) return wrong
  if (before === undefined) return wrongCode
  const { codes, kept } = await makeBackupCodes(desk)
  const replaced = await desk.database.db
    .update(customerTwoFactors)
    .set({ backupCodes: kept })
    .where(
      and(
        eq(customerTwoFactors.userId, session.userId),
        eq(customerTwoFactors.backupCodes, before),
      ),
    )
    .returning({ id: customerTwoFactors.id })
  return replaced.length > 0 ? { backupCodes: codes } : doneAlready
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
  const { userId } = session
  await desk.database.db.transaction(async (transaction) => {
    await setSecondFactor(transaction, userId, false)
    const [app] = await transaction
      .delete(customerTwoFactors)
      .where(eq(customerTwoFactors.userId, userId))
      .returning({ id: customerTwoFactors.id })
    // Pressed twice, the second would end the session that the first has just opened.
    if (app) await endSessions(desk, transaction, userId, caller.draftKeys)
  })
  return openSession(desk, userId, caller)
}

async function setSecondFactor(db: Queries, userId: string, twoFactorEnabled: boolean) {
  await db
    .update(customers)
    .set({ twoFactorEnabled, updatedAt: new Date() })
    .where(eq(customers.id, userId))
}
