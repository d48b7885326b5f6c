import { eq } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { type IsoDate, isoDateOf, parseIsoDate, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { makeMove } from '../applications/move-application.ts'
import { recordEvent } from '../applications/record-event.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { mailAboutContract } from '../mails/mail-about-contract.ts'
import { canEndOn, endDaysOf } from '../policies/end-days.ts'
import { findLapsedEnd, type LapsedEnd } from '../policies/lapsed-end.ts'
import type { WaitedFor } from '../policies/noted-end.ts'
import { type LockedPolicy, withPolicy } from '../policies/with-policy.ts'
import { isOpenProof } from '../service/send-proof.ts'
import { customerRequests } from '../service/tables.ts'
import { type Application, type Policy, policies } from '../tables.ts'

/** Why a contract ends though proof of the next cover was missing. */
type EndNote =
  /** The proof reached the insurer on this day. */
  | { readonly by: 'proof'; readonly on: string }
  /** The insurer confirmed that the contract ends with this day, whatever it was shown. */
  | { readonly by: 'insurer'; readonly endDate: string }

type NotingEnd =
  | { readonly outcome: 'noted'; readonly endDate: IsoDate }
  /** No end waits for it: a colleague was quicker, or something else became of the contract. */
  | { readonly outcome: 'notWaiting' }
  /** No day, one to come, or one that the contract cannot have. */
  | { readonly outcome: 'impossibleDay' }
  /** Proof after the last day ends nothing by itself: the insurer has to say so. */
  | { readonly outcome: 'tooLate'; readonly proofDueOn: IsoDate }
  | { readonly outcome: 'notFound' }

/**
 * Notes what makes a notice good that waits for proof of the next cover, also where the contract goes
 * on already because nobody here knew of the proof in time.
 */
export async function noteEnd(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  note: EndNote,
): Promise<NotingEnd> {
  if (!canWorkOnCases(actor)) return { outcome: 'notFound' }
  return withPolicy(desk, actor, reference, async (inside, found) => {
    const { application, policy } = found
    const open = openEnd(policy) ?? (await findLapsedEnd(inside, application))
    if (open === undefined) return { outcome: 'notWaiting' }
    const day = readDay(desk, policy, note)
    if (day === undefined) return { outcome: 'impossibleDay' }
    if (note.by === 'proof' && day > open.proofDueOn) {
      return { outcome: 'tooLate', proofDueOn: open.proofDueOn }
    }
    const endDate = note.by === 'proof' ? open.endDate : day
    await settle(inside, actor, found, { note, day, endDate, open })
    return { outcome: 'noted', endDate }
  })
}

function openEnd({ state, endDate, proofDueOn }: Policy): LapsedEnd | undefined {
  if (state !== 'cancelled' || endDate === null || proofDueOn === null) return undefined
  return { endDate: isoDateOf(endDate), proofDueOn: isoDateOf(proofDueOn) }
}

/** A day on which the insurer can have had the proof, or with which the contract can end. */
function readDay(desk: BrokerageDesk, policy: Policy, note: EndNote): IsoDate | undefined {
  const day = parseIsoDate(note.by === 'proof' ? note.on : note.endDate)
  if (day === undefined) return undefined
  if (note.by === 'proof') {
    return day >= policy.contractDate && day <= desk.today() ? day : undefined
  }
  return canEndOn(endDaysOf(desk, policy), day) ? day : undefined
}

async function settle(
  desk: BrokerageDesk,
  actor: ActingUser,
  { application, policy }: LockedPolicy,
  end: { note: EndNote; day: IsoDate; endDate: IsoDate; open: LapsedEnd },
): Promise<void> {
  const { note, day, endDate, open } = end
  const isLapsed = policy.state === 'active'
  if (isLapsed) {
    // Notice holds again, of which the follow-up of the move tells the customer.
    const { request } = open
    await makeMove(desk, actor, application, 'cancelled', {
      endDate,
      settledBy: note.by,
      ...(request ? { request } : {}),
    })
    if (request) await keepNotice(desk, request)
  }
  await desk.db
    .update(policies)
    .set({ endDate, proofDueOn: null })
    .where(eq(policies.id, policy.id))
  const before: WaitedFor = {
    endDate: open.endDate,
    proofDueOn: open.proofDueOn,
    proofs: await closeProofs(desk, policy.id),
  }
  const details = { ...(note.by === 'proof' ? { on: day } : {}), endDate, before }
  const eventId = await recordEvent(desk.db, actor, {
    applicationId: application.id,
    at: desk.clock.now(),
    kind: note.by === 'proof' ? 'endProven' : 'endConfirmed',
    details,
  })
  if (!isLapsed) await tell(desk, application, { contract: policy.reference, endDate, eventId })
  await recordAudit(desk, desk.db, actor, {
    action: note.by === 'proof' ? 'note-end-proof' : 'note-end-confirmed',
    caseKind: 'policy',
    caseReference: policy.reference,
    details: { on: day, ...(isLapsed ? { lapsed: true } : {}) },
  })
}

/** What was told of a notice without effect is not true any more. */
async function keepNotice({ db, clock }: BrokerageDesk, request: string): Promise<void> {
  await db
    .update(customerRequests)
    .set({ state: 'done', stateSince: clock.now(), reply: null })
    .where(eq(customerRequests.reference, request))
}

/** What the customer sent as proof has done its work; gives back which it was. */
export async function closeProofs(
  { db, clock }: BrokerageDesk,
  policyId: number,
): Promise<string[]> {
  const closed = await db
    .update(customerRequests)
    .set({ state: 'done', stateSince: clock.now() })
    .where(isOpenProof(eq(customerRequests.policyId, policyId)))
    .returning({ reference: customerRequests.reference })
  return closed.map(({ reference }) => reference)
}

async function tell(
  desk: BrokerageDesk,
  application: Application,
  { contract, endDate, eventId }: { contract: string; endDate: IsoDate; eventId: number },
): Promise<void> {
  const values = { contract, end: showDate(endDate, application.language as Language) }
  await mailAboutContract(desk, 'endSettled', application, { contract, occasion: eventId, values })
}
