import { and, asc, eq, isNull, lt, ne, notExists } from 'drizzle-orm'
import { customers } from '#accounts/tables.ts'
import { adviceRecords } from '../advice/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { outgoingMails } from '../mails/tables.ts'
import { caseNotes } from '../office/tables.ts'
import { applications } from '../tables.ts'
import { forgetApplication, NO_FINGERPRINT } from './forget-application.ts'
import { firstStillKept } from './kept-until.ts'

/** Applications at a time; the rest has its turn a few hours later. */
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
  const hasRunOut = and(
    lt(applications.restrictedAt, firstStillKept(desk.today())),
    ne(applications.emailIndex, NO_FINGERPRINT),
  )
  const due = await desk.db
    .select({ id: applications.id })
    .from(applications)
    .where(hasRunOut)
    .orderBy(asc(applications.restrictedAt))
    .limit(MOST_AT_ONCE)
  for (const { id } of due) {
    await desk.db.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(applications)
        .where(and(eq(applications.id, id), hasRunOut))
        .for('update')
      if (row) await forgetApplication({ ...desk, db: transaction }, row)
    })
  }
  return due.length
}

/** Advice that no account keeps and no application follows: its own ten years count. */
async function forgetAdviceOfNobody({ db, today }: BrokerageDesk): Promise<void> {
  // An order may name it either way.
  const followers = [adviceRecords.reference, adviceRecords.id].map((name) =>
    db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.adviceRecordId, name)),
  )
  await db
    .delete(adviceRecords)
    .where(
      and(
        lt(adviceRecords.writtenAt, firstStillKept(today())),
        isNull(adviceRecords.customerId),
        ...followers.map(notExists),
      ),
    )
}

/** Mails about calls, advice or news: each holds an address. */
async function forgetMailsOfNoApplication({ db, today }: BrokerageDesk): Promise<void> {
  await db
    .delete(outgoingMails)
    .where(
      and(
        lt(outgoingMails.createdAt, firstStillKept(today())),
        isNull(outgoingMails.applicationId),
      ),
    )
}

/** Notes about a customer whose account is gone. */
async function forgetNotesOnNobody({ db, today }: BrokerageDesk): Promise<void> {
  const account = db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, caseNotes.caseReference))
  await db
    .delete(caseNotes)
    .where(
      and(
        lt(caseNotes.createdAt, firstStillKept(today())),
        eq(caseNotes.caseKind, 'customer'),
        notExists(account),
      ),
    )
}
