import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { system } from '#accounts/acting-user.ts'
import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import { berlinDay } from '#platform/clock.ts'
import { readRecord } from '../applications/find-application.ts'
import { recordEvent } from '../applications/record-event.ts'
import type { BrokerageDesk } from '../desk.ts'
import { outgoingMails } from '../mails/tables.ts'
import { isOnPaper, PAPER_SETS } from '../paper-sets.ts'
import { type Application, applications, type Policy, policies } from '../tables.ts'
import { findPostings } from './find-postings.ts'
import { tellOfMoreTime } from './tell-of-more-time.ts'
import { receivedByPost, withdrawalEnd } from './withdrawal-period.ts'

/**
 * Notes once when the customer had everything from which the right to withdraw runs: notice and
 * terms, which go out with the papers of the application, and the policy. Harmless at any time: call
 * it whenever something has gone out.
 */
export async function noteReceipt(desk: BrokerageDesk, applicationId: number): Promise<void> {
  await desk.db.transaction(async (transaction) => {
    const found = await lock(transaction, applicationId, isNull(policies.papersReceivedOn))
    if (found === undefined) return
    const by = isOnPaper(readRecord(desk, found.application)) ? 'post' : 'mail'
    const receivedOn = await (by === 'post' ? lastLetter : lastMail)(transaction, applicationId)
    if (receivedOn === undefined) return
    const withdrawUntil = lastDayOf(found, receivedOn)
    await keepReceipt({ ...desk, db: transaction }, found, { by, receivedOn, withdrawUntil })
  })
}

/**
 * Works the receipt out anew once the day of a letter was corrected. The customer was told a last
 * day: a later one takes its place and is told by mail, an earlier one takes nothing away.
 */
export async function correctReceipt(desk: BrokerageDesk, applicationId: number): Promise<void> {
  await desk.db.transaction(async (transaction) => {
    const found = await lock(transaction, applicationId, isNotNull(policies.papersReceivedOn))
    const receivedOn = found && (await lastLetter(transaction, applicationId))
    if (found === undefined || receivedOn === undefined) return
    const told = found.policy.withdrawUntil
    const due = lastDayOf(found, receivedOn)
    const withdrawUntil = told !== null && due !== null && told > due ? told : due
    const inside = { ...desk, db: transaction }
    await keepReceipt(inside, found, { by: 'post', receivedOn, withdrawUntil })
    if (told !== null && due !== null && due > told) await tellOfMoreTime(inside, found, due)
  })
}

type Queries = BrokerageDesk['db']
type Contract = { readonly application: Application; readonly policy: Policy }

async function lock(
  db: Queries,
  applicationId: number,
  isMeant: SQL,
): Promise<Contract | undefined> {
  const [found] = await db
    .select({ application: applications, policy: policies })
    .from(applications)
    .innerJoin(policies, eq(policies.applicationId, applications.id))
    .where(and(eq(applications.id, applicationId), isMeant))
    .for('update')
  return found
}

/** Nothing where there is no such right. */
function lastDayOf({ application, policy }: Contract, receivedOn: IsoDate): IsoDate | null {
  const days = application.withdrawalDays
  const contractDate = isoDateOf(policy.contractDate)
  return days > 0 ? withdrawalEnd({ days, contractDate, receivedOn }) : null
}

async function keepReceipt(
  { db, clock }: BrokerageDesk,
  { application, policy }: Contract,
  receipt: {
    readonly by: 'post' | 'mail'
    readonly receivedOn: IsoDate
    readonly withdrawUntil: string | null
  },
): Promise<void> {
  const { by, receivedOn, withdrawUntil } = receipt
  await db
    .update(policies)
    .set({ papersReceivedOn: receivedOn, withdrawUntil })
    .where(eq(policies.id, policy.id))
  await recordEvent(db, system, {
    applicationId: application.id,
    at: clock.now(),
    kind: 'papersReceived',
    details: { by, on: receivedOn },
  })
}

/** The day of the later one of both mails that bring papers, in Berlin. */
async function lastMail(db: Queries, applicationId: number): Promise<IsoDate | undefined> {
  const sent = await db
    .select({ kind: outgoingMails.kind, at: outgoingMails.sentAt })
    .from(outgoingMails)
    .where(
      and(
        eq(outgoingMails.applicationId, applicationId),
        inArray(outgoingMails.kind, ['submitted', 'accepted']),
        eq(outgoingMails.state, 'sent'),
      ),
    )
  if (new Set(sent.map(({ kind }) => kind)).size < 2) return undefined
  return latest(sent.flatMap(({ at }) => (at === null ? [] : [berlinDay(at)])))
}

/** The day on which the later one of both sets of papers counts as received. */
async function lastLetter(db: Queries, applicationId: number): Promise<IsoDate | undefined> {
  const postings = [...(await findPostings({ db }, applicationId)).values()]
  const days = PAPER_SETS.flatMap((set) => postings.find(({ papers }) => papers === set)?.on ?? [])
  return days.length < PAPER_SETS.length ? undefined : latest(days.map(receivedByPost))
}

function latest(days: readonly IsoDate[]): IsoDate | undefined {
  return days.toSorted().at(-1)
}
