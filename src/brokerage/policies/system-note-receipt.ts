import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import { todayIn } from '#platform/clock.ts'
import { readRecord } from '../applications/find-application.ts'
import { recordEvent } from '../applications/record-event.ts'
import type { BrokerageDesk } from '../desk.ts'
import { outgoingMails } from '../mails/tables.ts'
import { isOnPaper, PAPER_SETS } from '../papers/paper-sets.ts'
import { applicationEvents, applications, policies } from '../tables.ts'
import { receivedByPost, withdrawalEnd } from './withdrawal-period.ts'

const system: ActingUser = { kind: 'system' }

/**
 * Notes once when the customer had everything from which the right to withdraw runs: notice and
 * terms, which go out with the papers of the application, and the policy. Harmless at any time: call
 * it whenever something has gone out.
 */
export async function noteReceipt(desk: BrokerageDesk, applicationId: number): Promise<void> {
  await desk.db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ application: applications, policy: policies })
      .from(applications)
      .innerJoin(policies, eq(policies.applicationId, applications.id))
      .where(and(eq(applications.id, applicationId), isNull(policies.papersReceivedOn)))
      .for('update', { of: applications })
    if (found === undefined) return
    const { application, policy } = found
    const by = isOnPaper(readRecord(desk, application)) ? 'post' : 'mail'
    const receivedOn = await (by === 'post' ? lastLetter : lastMail)(transaction, applicationId)
    if (receivedOn === undefined) return
    const days = application.withdrawalDays
    const contractDate = isoDateOf(policy.contractDate)
    const withdrawUntil = days > 0 ? withdrawalEnd({ days, contractDate, receivedOn }) : null
    const noted = await transaction
      .update(policies)
      .set({ papersReceivedOn: receivedOn, withdrawUntil })
      .where(and(eq(policies.id, policy.id), isNull(policies.papersReceivedOn)))
      .returning({ id: policies.id })
    if (noted.length === 0) return
    await recordEvent(transaction, system, {
      ...{ applicationId, at: desk.clock.now(), kind: 'papersReceived' },
      details: { by, on: receivedOn },
    })
  })
}

type Queries = BrokerageDesk['db']

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
  return latest(
    sent.flatMap(({ at }) =>
      at === null ? [] : [isoDateOf(todayIn('Europe/Berlin', { now: () => at }))],
    ),
  )
}

/** The day on which the later one of both sets of papers counts as received. */
async function lastLetter(db: Queries, applicationId: number): Promise<IsoDate | undefined> {
  const posted = await db
    .select({ details: applicationEvents.details })
    .from(applicationEvents)
    .where(
      and(eq(applicationEvents.applicationId, applicationId), eq(applicationEvents.kind, 'posted')),
    )
  const days = PAPER_SETS.map((set) => {
    return posted.find(({ details }) => details['papers'] === set)?.details['on']
  })
  if (days.some((day) => typeof day !== 'string')) return undefined
  return latest(days.map((day) => receivedByPost(isoDateOf(String(day)))))
}

function latest(days: readonly IsoDate[]): IsoDate | undefined {
  return days.toSorted().at(-1)
}
