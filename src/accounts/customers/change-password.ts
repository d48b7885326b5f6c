import type { Caller } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { customerMails } from './customer-mails.ts'
import { openSession } from './open-session.ts'
import { refuseWrongPassword } from './refuse-wrong-password.ts'
import type { CustomerSession } from './session-token.ts'
import { refusePassword, writePassword } from './write-password.ts'

/** Ends every session, this one included, and opens a new one here. A mail tells of it. */
export async function changePassword(
  desk: CustomerDesk,
  session: CustomerSession,
  { currentPassword, password }: { currentPassword: string; password: string },
  caller: Caller,
): Promise<SignedIn | Refused> {
  const wrong = await refuseWrongPassword(desk, session, currentPassword, caller)
  if (wrong) return wrong
  if (currentPassword === password) {
    return refuse(
      'ValidationError',
      'Your new password must be different than your current password',
    )
  }
  const refused = await refusePassword(desk, password)
  if (refused) return refused
  const hash = await (await desk.auth.$context).password.hash(password)
  const { draftKeys = [] } = caller
  await desk.database.db.transaction((transaction) =>
    writePassword(desk, transaction, session.userId, { hash, draftKeys }),
  )
  customerMails(desk).passwordChanged(session.userId)
  return openSession(desk, session.userId, caller)
}
