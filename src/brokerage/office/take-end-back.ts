import { and, eq, gte, inArray } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { isoDateOf, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { recordEvent } from '../applications/record-event.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { NoteMistake } from '../kinds.ts'
import { mailAboutContract } from '../mails/mail-about-contract.ts'
import { outgoingMails } from '../mails/tables.ts'
import { reopenWishes } from '../policies/close-wishes.ts'
import { findNotedEnd, type NotedEnd } from '../policies/noted-end.ts'
import { ownEnd } from '../policies/own-end.ts'
import { type LockedPolicy, withPolicy } from '../policies/with-policy.ts'
import { lapseIfOverdue } from '../service/system-lapse-cancellations.ts'
import { customerRequests } from '../service/tables.ts'
import { type Application, applications, policies } from '../tables.ts'

type TakingBack =
  | { readonly outcome: 'takenBack' }
  /** It is not the end any more that a colleague saw, or nobody here wrote it down. */
  | { readonly outcome: 'notNoted' }
  | { readonly outcome: 'notFound' }

/**
 * Takes an end back that a colleague wrote down by mistake, also where the contract counts as ended
 * since: it never ended in truth. A notice waits for its proof again; without a notice the contract goes
 * on. Whoever was told of the end is told of the mistake.
 */
export async function takeEndBack(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  { noted, reason }: { readonly noted: number; readonly reason: NoteMistake },
): Promise<TakingBack> {
  if (!canWorkOnCases(actor)) return { outcome: 'notFound' }
  return withPolicy(desk, actor, reference, async (inside, found) => {
    const { application, policy } = found
    const end = await findNotedEnd(inside, application, policy)
    if (end?.id !== noted) return { outcome: 'notNoted' }
    const details = { reason, on: policy.endDate }
    const eventId = await restoreContract(inside, actor, found, end, details)
    if (await wasTold(inside, application, end)) await tell(inside, found, end, eventId)
    await recordAudit(desk, inside.db, actor, {
      action: 'take-end-back',
      caseKind: 'policy',
      caseReference: reference,
      details,
    })
    // Without the note the last day for the proof may be over.
    await lapseIfOverdue(inside, application.id)
    return { outcome: 'takenBack' }
  })
}

/** Contract and application as they were before; gives back the number of the entry in the history. */
export async function restoreContract(
  { db, clock, ...desk }: BrokerageDesk,
  actor: ActingUser,
  { application, policy }: LockedPolicy,
  { before, request }: Pick<NotedEnd, 'before' | 'request'>,
  details: Readonly<Record<string, unknown>>,
): Promise<number> {
  const at = clock.now()
  const state = before ? 'cancelled' : 'active'
  const endDate = before ? before.endDate : (ownEnd(desk, policy) ?? null)
  const proofDueOn = before?.proofDueOn ?? null
  await db.update(policies).set({ state, endDate, proofDueOn }).where(eq(policies.id, policy.id))
  if (before && before.proofs.length > 0) {
    // They were closed by the note: somebody has to look at them again.
    await db
      .update(customerRequests)
      .set({ state: 'open', stateSince: at })
      .where(inArray(customerRequests.reference, [...before.proofs]))
  }
  await reopenWishes({ db, clock }, application)
  const entry = { applicationId: application.id, at, kind: 'endTakenBack' }
  if (application.state === state) return recordEvent(db, actor, { ...entry, details })
  // No follow-up: what there is to tell is told here.
  await db
    .update(applications)
    .set({ state, stateSince: at })
    .where(eq(applications.id, application.id))
  return recordEvent(db, actor, {
    ...entry,
    fromState: application.state,
    toState: state,
    // A notice that counts again stays the customer's.
    details: request ? { ...details, request } : details,
  })
}

/** Whether a mail has told of this end, or of what came of it. */
async function wasTold(
  { db }: BrokerageDesk,
  { id }: Application,
  { at, before }: NotedEnd,
): Promise<boolean> {
  const isOfIt = and(
    eq(outgoingMails.applicationId, id),
    inArray(outgoingMails.kind, [before ? 'endSettled' : 'cancelled', 'ended']),
    gte(outgoingMails.createdAt, at),
  )
  return (await db.$count(outgoingMails, isOfIt)) > 0
}

async function tell(
  desk: BrokerageDesk,
  { application, policy }: LockedPolicy,
  { before }: NotedEnd,
  eventId: number,
): Promise<void> {
  const contract = policy.reference
  const show = (day: string | null | undefined) =>
    day ? showDate(isoDateOf(day), application.language as Language) : ''
  const isSent = before !== undefined && before.proofs.length > 0
  const isWaiting = before !== undefined && (isSent || before.proofDueOn >= desk.today())
  await mailAboutContract(desk, 'endTakenBack', application, {
    contract,
    occasion: eventId,
    values: {
      contract,
      end: show(policy.endDate),
      next: isWaiting ? 'waits' : 'goesOn',
      named: show(before?.endDate),
      due: show(before?.proofDueOn),
      sent: isSent ? 'yes' : 'no',
    },
  })
}
