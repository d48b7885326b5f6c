import { and, asc, eq, inArray, isNull, lt, ne, notExists } from 'drizzle-orm'
import { customers } from '#accounts/tables.ts'
import { adviceRecords } from '../advice/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { outgoingMails } from '../mails/tables.ts'
import { caseNotes } from '../office/tables.ts'
import { applications } from '../tables.ts'
import { forgetApplication, NO_FINGERPRINT } from './forget-application.ts'
import { earliestStillKept, keptUntil } from './kept-until.ts'

/** At a time; the rest has its turn a few hours later. */
const MOST_AT_ONCE = 500

/** What an erasure left for the law alone goes once the law asks for it no longer. */
export async function forgetWhatRanOut(desk: BrokerageDesk): Promise<void> {
  const gone = await forgetRestricted(desk)
  await forgetAdviceOfNobody(desk)
  await forgetMailsOfNoApplication(desk)
  await forgetNotesOnNobody(desk)
  if (gone > 0) desk.log.info({ applications: gone }, 'restricted applications were forgotten')
}

async function forgetRestricted(desk: BrokerageDesk): Promise<number> {
  const isForgettable = and(
    lt(applications.restrictedAt, earliestStillKept(desk.today())),
    ne(applications.emailIndex, NO_FINGERPRINT),
  )
  // The oldest first, so that those whose year is not over yet are in nobody's way.
  const found = await desk.db
    .select({ id: applications.id, since: applications.restrictedAt })
    .from(applications)
    .where(isForgettable)
    .orderBy(asc(applications.restrictedAt))
    .limit(MOST_AT_ONCE)
  const due = found.filter(({ since }) => since !== null && hasRunOut(desk, since))
  for (const { id } of due) {
    await desk.db.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(applications)
        .where(and(eq(applications.id, id), isForgettable))
        .for('update')
      if (row) await forgetApplication({ ...desk, db: transaction }, row)
    })
  }
  return due.length
}

/** Advice that no account keeps and no application follows: its own ten years count. */
async function forgetAdviceOfNobody(desk: BrokerageDesk): Promise<void> {
  const follower = desk.db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.adviceRecordId, adviceRecords.reference))
  const rows = await desk.db
    .select({ id: adviceRecords.id, since: adviceRecords.writtenAt })
    .from(adviceRecords)
    .where(
      and(
        lt(adviceRecords.writtenAt, earliestStillKept(desk.today())),
        isNull(adviceRecords.customerId),
        notExists(follower),
      ),
    )
    .orderBy(asc(adviceRecords.writtenAt))
    .limit(MOST_AT_ONCE)
  await desk.db.delete(adviceRecords).where(inArray(adviceRecords.id, dueOf(desk, rows)))
}

/** Mails about calls, advice or news: each holds an address. */
async function forgetMailsOfNoApplication(desk: BrokerageDesk): Promise<void> {
  const rows = await desk.db
    .select({ id: outgoingMails.id, since: outgoingMails.createdAt })
    .from(outgoingMails)
    .where(
      and(
        lt(outgoingMails.createdAt, earliestStillKept(desk.today())),
        isNull(outgoingMails.applicationId),
      ),
    )
    .orderBy(asc(outgoingMails.createdAt))
    .limit(MOST_AT_ONCE)
  await desk.db.delete(outgoingMails).where(inArray(outgoingMails.id, dueOf(desk, rows)))
}

/** Notes about a customer whose account is gone. */
async function forgetNotesOnNobody(desk: BrokerageDesk): Promise<void> {
  const account = desk.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, caseNotes.caseReference))
  const rows = await desk.db
    .select({ id: caseNotes.id, since: caseNotes.createdAt })
    .from(caseNotes)
    .where(
      and(
        lt(caseNotes.createdAt, earliestStillKept(desk.today())),
        eq(caseNotes.caseKind, 'customer'),
        notExists(account),
      ),
    )
    .orderBy(asc(caseNotes.createdAt))
    .limit(MOST_AT_ONCE)
  await desk.db.delete(caseNotes).where(inArray(caseNotes.id, dueOf(desk, rows)))
}

function dueOf<Id>(
  desk: BrokerageDesk,
  rows: readonly { readonly id: Id; readonly since: Date }[],
): Id[] {
  return rows.filter(({ since }) => hasRunOut(desk, since)).map(({ id }) => id)
}

function hasRunOut(desk: BrokerageDesk, since: Date): boolean {
  return keptUntil(since) < desk.today()
}
