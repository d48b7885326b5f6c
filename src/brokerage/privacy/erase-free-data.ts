import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { eraseCallsOf } from '../calls/erase-calls.ts'
import type { BrokerageDesk } from '../desk.ts'
import { drafts } from '../drafts/tables.ts'
import { isLoose } from '../files/is-loose.ts'
import { removeFiles } from '../files/remove-files.ts'
import { outgoingMails } from '../mails/tables.ts'
import { provenEmailOf } from '../proven-email.ts'
import { referralArrivals, referralLinks } from '../referrals/tables.ts'
import { customerCalendars, customerChoices, dependants } from '../service/tables.ts'
import { brokerageFiles } from '../tables.ts'
import { type ErasureEntry, erased } from './erasure-report.ts'

/** What somebody told their account, and how they recommended us or came. */
export async function eraseOwnFacts(
  { db }: Pick<BrokerageDesk, 'db'>,
  customerId: string,
): Promise<ErasureEntry[]> {
  const gone = async (
    table:
      | typeof dependants
      | typeof customerChoices
      | typeof customerCalendars
      | typeof referralLinks
      | typeof referralArrivals,
  ) => (await db.delete(table).where(eq(table.customerId, customerId)).returning()).length
  return [
    erased('dependants', await gone(dependants)),
    erased('choices', await gone(customerChoices)),
    erased('calendar', await gone(customerCalendars)),
    erased('referral', (await gone(referralLinks)) + (await gone(referralArrivals))),
  ]
}

/** What was begun and not sent, with the files of it. */
export async function eraseBegun(desk: BrokerageDesk, customerId: string): Promise<ErasureEntry[]> {
  const loose = await removeFiles(desk, and(eq(brokerageFiles.customerId, customerId), isLoose))
  const begun = await desk.db
    .delete(drafts)
    .where(eq(drafts.customerId, customerId))
    .returning({ submittedAs: drafts.submittedAs })
  const unsent = begun.filter(({ submittedAs }) => submittedAs === null)
  return [erased('drafts', unsent.length), erased('looseUploads', loose)]
}

/** Calls, mails about the account, and messages but for complaints, whose register is kept. */
export async function eraseContacts(
  desk: BrokerageDesk,
  customerId: string,
): Promise<ErasureEntry[]> {
  const calls = await eraseCallsOf(desk, customerId)
  await forgetMailsOfAccount(desk, customerId)
  const email = await provenEmailOf(desk.db, customerId)
  const messages = email ? await desk.sentMessages?.erase(desk.db, email) : undefined
  return [
    erased('calls', calls.past),
    erased('callsAhead', calls.ahead),
    erased('messages', messages?.erased ?? 0),
    {
      what: 'complaints',
      count: messages?.kept ?? 0,
      action: 'kept',
      reason: 'complaintRegister',
      ...(messages?.until ? { until: messages.until } : {}),
    },
  ]
}

/** Mails about the account itself, which name it after their kind: each holds the address. */
async function forgetMailsOfAccount(
  { db }: Pick<BrokerageDesk, 'db'>,
  customerId: string,
): Promise<void> {
  const isOfAccount = and(
    isNull(outgoingMails.applicationId),
    inArray(outgoingMails.kind, ['newsConfirmation', 'secondFactorRemoved']),
    eq(sql`split_part(${outgoingMails.dedupeKey}, ':', 2)`, customerId),
  )
  await db.delete(outgoingMails).where(isOfAccount)
}
