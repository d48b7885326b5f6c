import { and, eq, ne } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { parseIsoDate } from '#insurance/values/iso-date.ts'
import { recordAudit } from '../audit/record-audit.ts'
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
import { applications, type Policy } from '../tables.ts'

/**
 * Decides a request, with an answer for the customer's account. A new address, account or start date
 * is then part of the contract, and papers that name it are made anew. Papers are not decided about
 * but posted: `note-posted.ts`.
 */
export async function decideRequest(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  to: Exclude<RequestState, 'open'>,
  { reply }: { readonly reply?: string | undefined } = {},
): Promise<boolean> {
  if (actor.kind !== 'staff' || !canSeeApplications(actor)) return false
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    // Held first, as by whoever asks for a change or takes a mandate back: neither waits for the other.
    await transaction
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(customerRequests, eq(customerRequests.applicationId, applications.id))
      .where(eq(customerRequests.reference, reference))
      .for('update', { of: applications })
    const [row] = await transaction
      .update(customerRequests)
      .set({
        state: to,
        stateSince: desk.clock.now(),
        ...sealReply(desk, 'customer_requests.reply', reference, reply),
      })
      .where(
        and(
          eq(customerRequests.reference, reference),
          eq(customerRequests.state, 'open'),
          ne(customerRequests.kind, 'papers'),
        ),
      )
      .returning()
    if (row === undefined) return false
    if (to === 'done' && row.policyId !== null) {
      const { mandate, ...details } = unsealFrom<ChangeDetails>(
        desk,
        'customer_requests.details',
        reference,
        row.details,
      )
      if (row.kind === 'bank') await giveMandate(inside, row.policyId, row, mandate)
      await rewritePolicy(inside, row.policyId, (before, policy) =>
        changed(row.kind, details as Record<string, string>, before, policy),
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
    } else if (row.applicationId !== null) {
      const about = { applicationId: row.applicationId, reference, occasion: to }
      await mailAboutCase(inside, mailOfDecision(row.kind, to), about)
    }
    return true
  })
}

function mailOfDecision(kind: RequestKind, to: Exclude<RequestState, 'open'>) {
  if (to === 'refused') return 'requestRefused'
  return kind === 'question' ? 'requestAnswered' : 'requestDone'
}

/** What a granted change makes of a contract. */
function changed(
  kind: string,
  change: Readonly<Record<string, string>>,
  before: PolicyDetails,
  policy: Policy,
): Rewritten {
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
