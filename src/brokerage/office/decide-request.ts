import { and, eq, ne } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { isMandate } from '../consent-kinds.ts'
import type { BrokerageDesk } from '../desk.ts'
import { renewPapersJob } from '../follow-up/renew-papers-job.ts'
import type { RequestKind, RequestState } from '../kinds.ts'
import { isRenewing } from '../papers/renewed-papers.ts'
import { pricePolicies } from '../policies/premiums.ts'
import { unsealFrom } from '../seals.ts'
import { mailAboutCase } from '../service/case-mail.ts'
import { closeRequest } from '../service/close-request.ts'
import type { ChangeDetails } from '../service/request-change.ts'
import { customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'
import { type ChangeAsked, grantChange } from './grant-change.ts'
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
    const decision = { to, reply: reply?.trim() ?? '', seen }
    const obstacle = obstacleTo(desk, found, decision)
    if (obstacle !== undefined) return { outcome: obstacle }
    await closeRequest(inside, reference, to, reply)
    if (to === 'done') await grantChange(inside, found.request, found)
    await recordAudit(desk, transaction, actor, {
      action: 'decide-request',
      caseKind: 'request',
      caseReference: reference,
      details: { to },
    })
    await followDecision(inside, actor, found, decision)
    return { outcome: 'decided' }
  })
}

type Deciding = {
  readonly to: Exclude<RequestState, 'open'>
  /** Empty where there is none. */
  readonly reply: string
  readonly seen: string | undefined
}

/** Why a request cannot be decided so, if it cannot. */
function obstacleTo(
  desk: BrokerageDesk,
  found: Found,
  { to, reply, seen }: Deciding,
): Exclude<Decision['outcome'], 'decided'> | undefined {
  const { request, application } = found
  const { kind } = request
  if (kind === 'withdrawal' && seen !== application?.reference) return 'otherContract'
  if (to === 'refused') {
    return request.applicationId === null && reply === '' ? 'replyMissing' : undefined
  }
  if (kind === 'proof') return 'notedElsewhere'
  if (reply === '' && needsReply(kind, moveIn(desk, found))) return 'replyMissing'
  if (kind === 'bank' && isMandateTakenBackSince(found)) return 'mandateTakenBack'
  if (kind !== 'withdrawal') return undefined
  const check = checkDeclaration(application)
  return check === 'possible' ? undefined : check
}

/** Carries a withdrawal out, and tells the customer. */
async function followDecision(
  desk: BrokerageDesk,
  actor: ActingUser,
  { request, application }: Found,
  { to, reply }: Deciding,
): Promise<void> {
  const { id, kind, reference, applicationId, policyId } = request
  const isDone = to === 'done'
  if (isDone && policyId !== null && isRenewing(kind)) {
    // The mail waits for the papers that it brings.
    await desk.jobs.send(desk.db, renewPapersJob, { requestId: id })
    return
  }
  if (applicationId === null) {
    await mailRefusal(desk, request, reply)
    return
  }
  const isTold =
    isDone &&
    kind === 'withdrawal' &&
    application !== null &&
    (await carryOutDeclaration(desk, actor, request, application))
  if (isTold) return
  const about = { applicationId, reference, occasion: to }
  await mailAboutCase(desk, mailOfDecision(kind, to), about)
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
  const contracts =
    policyId === null ? [] : await desk.db.select().from(policies).where(eq(policies.id, policyId))
  const [policy = null] = await pricePolicies(desk, contracts)
  const { mandate, creditor, ...details } = unsealFrom<ChangeDetails>(
    desk,
    'customer_requests.details',
    reference,
    request.details,
  )
  return { request, application, policy, mandate, creditor, details: details as ChangeAsked }
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

function moveIn(desk: BrokerageDesk, found: Found): Move | undefined {
  const { request, application, policy, details } = found
  if (application === null || policy === null) return undefined
  return moveOf(desk, { kind: request.kind, details }, application, policy)
}

function mailOfDecision(kind: RequestKind, to: Exclude<RequestState, 'open'>) {
  if (to === 'refused') return 'requestRefused'
  return kind === 'question' ? 'requestAnswered' : 'requestDone'
}
