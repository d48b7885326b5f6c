import { and, eq, ne } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { parseIsoDate } from '#insurance/values/iso-date.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { isMandate } from '../consents/consent-kinds.ts'
import { giveMandate } from '../consents/give-mandate.ts'
import type { BrokerageDesk } from '../desk.ts'
import { renewPapersJob } from '../follow-up/renew-papers-job.ts'
import type { RequestKind, RequestState } from '../kinds.ts'
import { isRenewing } from '../papers/renewed-papers.ts'
import { plannedEnd } from '../policies/policy-dates.ts'
import type { PolicyDetails } from '../policies/policy-details.ts'
import { type Rewritten, rewritePolicy } from '../policies/rewrite-policy.ts'
import { unsealFrom } from '../seals.ts'
import { mailAboutCase } from '../service/case-mail.ts'
import { sealReply } from '../service/reply.ts'
import type { ChangeDetails } from '../service/request-change.ts'
import { customerRequests } from '../service/tables.ts'
import { applications, type Policy, policies } from '../tables.ts'
import { type Move, moveOf, needsReply } from './move-of-request.ts'
import { carryOutDeclaration, checkDeclaration, mailRefusal } from './settle-declaration.ts'

type Decision =
  | { readonly outcome: 'decided' }
  /** A colleague was quicker, or it is no request to decide about: papers are posted, `note-posted.ts`. */
  | { readonly outcome: 'notOpen' }
  /** Proof is good once it is noted with the contract, `note-end.ts`, which closes the request. */
  | { readonly outcome: 'notedElsewhere' }
  /** The customer has to be told something along with it. */
  | { readonly outcome: 'replyMissing' }
  /** A withdrawal whose contract nobody has named yet, or of what never became a contract. */
  | { readonly outcome: 'contractMissing' | 'notWithdrawable' }
  /** A colleague has named a contract, or another one, since the withdrawal was looked at. */
  | { readonly outcome: 'otherContract' }
  /** Of another account: the customer allows no debit any more. */
  | { readonly outcome: 'mandateTakenBack' }

/**
 * Decides a request, with an answer for the customer's account. A new address, account or start date
 * is then part of the contract, and papers that name it are made anew. A withdrawal that was kept to be
 * looked at ends the contract.
 */
export async function decideRequest(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  to: Exclude<RequestState, 'open'>,
  {
    reply,
    seen,
  }: {
    readonly reply?: string | undefined
    /** Of a withdrawal: the application that a colleague had in sight; left out where there was none. */
    readonly seen?: string | undefined
  } = {},
): Promise<Decision> {
  if (!canWorkOnCases(actor)) return { outcome: 'notOpen' }
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    const found = await lockOpen(inside, reference)
    if (typeof found === 'string') return { outcome: found }
    const { request: row, details, mandate } = found
    const isWithdrawal = row.kind === 'withdrawal'
    if (isWithdrawal && seen !== found.application?.reference) return { outcome: 'otherContract' }
    if (row.kind === 'proof' && to === 'done') return { outcome: 'notedElsewhere' }
    const written = sealReply(desk, 'customer_requests.reply', reference, reply)
    if (to === 'done' && written.reply === undefined && needsReply(row.kind, moveIn(desk, found))) {
      return { outcome: 'replyMissing' }
    }
    if (to === 'done' && row.kind === 'bank' && isMandateTakenBackSince(found)) {
      return { outcome: 'mandateTakenBack' }
    }
    if (isWithdrawal && to === 'done') {
      const outcome = checkDeclaration(found.application)
      if (outcome !== 'possible') return { outcome }
    }
    if (row.applicationId === null && to === 'refused' && !reply?.trim()) {
      return { outcome: 'replyMissing' }
    }
    await transaction
      .update(customerRequests)
      .set({ state: to, stateSince: desk.clock.now(), ...written })
      .where(eq(customerRequests.id, row.id))
    if (to === 'done' && row.policyId !== null && !isWithdrawal) {
      if (row.kind === 'bank') await giveMandate(inside, row.policyId, row, mandate)
      await rewritePolicy(inside, row.policyId, (before, policy) =>
        changed(row.kind, details, before, policy),
      )
    }
    const entry = {
      action: 'decide-request',
      caseKind: 'request',
      caseReference: reference,
    } as const
    await recordAudit(desk, transaction, actor, { ...entry, details: { to } })
    if (to === 'done' && row.policyId !== null && isRenewing(row.kind)) {
      // The mail waits for the papers that it brings.
      await desk.jobs.send(transaction, renewPapersJob, { requestId: row.id })
    } else if (row.applicationId === null) {
      await mailRefusal(inside, row, reply?.trim() ?? '')
    } else if (
      !(isWithdrawal && to === 'done' && found.application) ||
      !(await carryOutDeclaration(inside, actor, row, found.application))
    ) {
      const about = { applicationId: row.applicationId, reference, occasion: to }
      await mailAboutCase(inside, mailOfDecision(row.kind, to), about)
    }
    return { outcome: 'decided' }
  })
}

/** A request that waits for its decision; nobody else decides it meanwhile. */
async function lockOpen(desk: BrokerageDesk, reference: string) {
  // Held first, as by whoever asks for a change or takes a mandate back: neither waits for the other.
  const [held] = await desk.db
    .select({ application: applications })
    .from(applications)
    .innerJoin(customerRequests, eq(customerRequests.applicationId, applications.id))
    .where(eq(customerRequests.reference, reference))
    .for('update', { of: applications })
  const [request] = await desk.db
    .select()
    .from(customerRequests)
    .where(
      and(
        eq(customerRequests.reference, reference),
        eq(customerRequests.state, 'open'),
        ne(customerRequests.kind, 'papers'),
      ),
    )
    .for('update')
  if (request === undefined) return 'notOpen'
  const application = held?.application ?? null
  // It was given to another one while this waited.
  if (request.applicationId !== (application?.id ?? null)) return 'otherContract'
  const { policyId } = request
  const [policy = null] =
    policyId === null ? [] : await desk.db.select().from(policies).where(eq(policies.id, policyId))
  const { mandate, ...details } = unsealFrom<ChangeDetails>(
    desk,
    'customer_requests.details',
    reference,
    request.details,
  )
  return { request, application, policy, mandate, details: details as Details }
}

type Found = Exclude<Awaited<ReturnType<typeof lockOpen>>, string>

/**
 * Whoever took a mandate back wants nothing to be collected, nor from an account that they had named
 * before. It closes such changes since; those of earlier versions are still open.
 */
function isMandateTakenBackSince({ request, application }: Found): boolean {
  const asked = request.createdAt.toISOString()
  return (application?.consents ?? []).some(
    (each) => isMandate(each) && each.withdrawnAt !== undefined && each.withdrawnAt > asked,
  )
}

type Details = Readonly<Record<string, string>>

function moveIn(desk: BrokerageDesk, found: Found): Move | undefined {
  const { request, application, policy, details } = found
  if (application === null || policy === null) return undefined
  return moveOf(desk, { kind: request.kind, details }, application, policy)
}

function mailOfDecision(kind: RequestKind, to: Exclude<RequestState, 'open'>) {
  if (to === 'refused') return 'requestRefused'
  return kind === 'question' ? 'requestAnswered' : 'requestDone'
}

/** What a granted change makes of a contract. */
function changed(kind: string, change: Details, before: PolicyDetails, policy: Policy): Rewritten {
  if (kind === 'address') {
    // What somebody wrote along with it is no part of an address.
    const { text: _, ...address } = change
    return { details: { ...before, address } }
  }
  if (kind === 'bank') {
    const { sepaMandate: _, ...bank } = change
    return { details: { ...before, payment: { method: 'sepa', ...bank } } }
  }
  const cover = kind === 'startDate' ? newCover(policy, before, change['startDate']) : {}
  return { details: before, ...cover }
}

/** Cover from another day: an end that the contract itself names moves along. */
function newCover(policy: Policy, { facts }: PolicyDetails, wanted: string | undefined) {
  const startDate = wanted === undefined ? undefined : parseIsoDate(wanted)
  if (startDate === undefined) return {}
  // What was given up meanwhile ends when its notice says.
  const endDate = policy.state === 'active' ? plannedEnd(policy.line, startDate, facts) : undefined
  return { startDate, endDate: endDate ?? policy.endDate }
}
