import { and, asc, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { staff } from '#accounts/tables.ts'
import { parseIsoDate } from '#insurance/values/iso-date.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { recordLook } from '../audit/record-look.ts'
import { type AuditEntry, auditTrail } from '../audit/tables.ts'
import { giveMandate } from '../consents/give-mandate.ts'
import type { BrokerageDesk } from '../desk.ts'
import { renewPapersJob } from '../follow-up/renew-papers-job.ts'
import {
  type CaseKind,
  CLAIM_MOVES,
  CLAIM_STATES,
  type ClaimState,
  type RequestKind,
  type RequestState,
} from '../kinds.ts'
import { isRenewing } from '../papers/renewed-papers.ts'
import { plannedEnd } from '../policies/policy-dates.ts'
import type { PolicyDetails } from '../policies/policy-details.ts'
import { type Rewritten, rewritePolicy } from '../policies/rewrite-policy.ts'
import { keepQuestion } from '../questions/ask-customer.ts'
import { sealIn, unsealFrom } from '../seals.ts'
import { mailAboutCase } from '../service/case-mail.ts'
import { sealReply } from '../service/reply.ts'
import type { ChangeDetails } from '../service/request-change.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { applications, type Policy, policies } from '../tables.ts'
import { caseNotes } from './tables.ts'

/** A note of a colleague about a case. */
export type CaseNote = { readonly at: Date; readonly author: string; readonly text: string }

export async function addNote(
  desk: Pick<BrokerageDesk, 'db' | 'clock' | 'keyring'>,
  actor: ActingUser,
  about: { readonly caseKind: CaseKind; readonly caseReference: string },
  text: string,
): Promise<boolean> {
  const trimmed = text.trim()
  if (actor.kind !== 'staff' || !canSeeApplications(actor) || trimmed === '') return false
  const { caseKind, caseReference } = about
  await desk.db.transaction(async (transaction) => {
    await transaction.insert(caseNotes).values({
      caseKind,
      caseReference,
      authorId: actor.userId,
      note: sealIn(desk, 'case_notes.note', `${caseKind}:${caseReference}`, {
        text: trimmed.slice(0, 10_000),
      }),
      createdAt: desk.clock.now(),
    })
    await recordAudit(desk, transaction, actor, { action: 'add-note', ...about })
  })
  return true
}

/** The oldest first. Who reads notes has looked at the case, and that is noted. */
export async function findNotes(
  desk: Pick<BrokerageDesk, 'db' | 'clock' | 'keyring'>,
  actor: ActingUser,
  { caseKind, caseReference }: { readonly caseKind: CaseKind; readonly caseReference: string },
): Promise<CaseNote[]> {
  if (!canSeeApplications(actor)) return []
  const rows = await desk.db
    .select({ note: caseNotes.note, at: caseNotes.createdAt, author: staff.name })
    .from(caseNotes)
    .innerJoin(staff, eq(staff.id, caseNotes.authorId))
    .where(and(eq(caseNotes.caseKind, caseKind), eq(caseNotes.caseReference, caseReference)))
    .orderBy(asc(caseNotes.id))
  if (rows.length > 0) await recordLook(desk, actor, { caseKind, caseReference })
  return rows.map(({ note, at, author }) => ({
    at,
    author,
    text: unsealFrom<{ text: string }>(
      desk,
      'case_notes.note',
      `${caseKind}:${caseReference}`,
      note,
    ).text,
  }))
}

/** Gives a case to a colleague, or to nobody. */
export async function assignCase(
  desk: BrokerageDesk,
  actor: ActingUser,
  about: { readonly caseKind: 'application' | 'claim' | 'request'; readonly caseReference: string },
  staffId: string | undefined,
): Promise<boolean> {
  if (actor.kind !== 'staff' || !canSeeApplications(actor)) return false
  const table = { application: applications, claim: claims, request: customerRequests }[
    about.caseKind
  ]
  return desk.db.transaction(async (transaction) => {
    const changed = await transaction
      .update(table)
      .set({ assignedTo: staffId ?? null })
      .where(eq(table.reference, about.caseReference))
      .returning({ id: table.id })
    if (changed.length === 0) return false
    const details = { to: staffId ?? null }
    await recordAudit(desk, transaction, actor, { action: 'assign', ...about, details })
    return true
  })
}

/**
 * Moves a claim on, with what is asked where something is missing, or with the reasons of a
 * decision; the customer is told. False where the claim cannot go there from where it is now.
 */
export async function moveClaim(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  to: ClaimState,
  { ask = '', reply }: { readonly [part in 'ask' | 'reply']?: string | undefined } = {},
): Promise<boolean> {
  if (actor.kind !== 'staff' || !canSeeApplications(actor)) return false
  return desk.db.transaction(async (transaction) => {
    const now = desk.clock.now()
    const from = CLAIM_STATES.filter((state) => CLAIM_MOVES[state].includes(to))
    const [row] = await transaction
      .update(claims)
      .set({ state: to, stateSince: now, ...sealReply(desk, 'claims.reply', reference, reply) })
      .where(and(eq(claims.reference, reference), inArray(claims.state, from)))
      .returning({ id: claims.id, policyId: claims.policyId })
    if (row === undefined) return false
    const entry = { action: 'move-claim', caseKind: 'claim', caseReference: reference } as const
    await recordAudit(desk, transaction, actor, { ...entry, details: { to } })
    const inside = { ...desk, db: transaction }
    const [found] = await transaction
      .select({ application: applications })
      .from(policies)
      .innerJoin(applications, eq(applications.id, policies.applicationId))
      .where(eq(policies.id, row.policyId))
    if (found) {
      const { application } = found
      if (to === 'informationNeeded' && ask.trim() !== '') {
        const question = { kind: 'information', text: ask, application, claimId: row.id } as const
        await keepQuestion(inside, actor, question)
      }
      const occasion = `${to}:${now.getTime()}`
      const about = { applicationId: application.id, reference, occasion }
      await mailAboutCase(inside, 'claimMoved', about)
    }
    return true
  })
}

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

/** What was done and seen, newest first, of one case or of all. */
export async function findAudit(
  { db }: BrokerageDesk,
  actor: ActingUser,
  query: {
    readonly caseKind?: CaseKind
    readonly caseReference?: string
    readonly before?: number
    readonly limit?: number
  } = {},
): Promise<AuditEntry[]> {
  if (!canSeeApplications(actor)) return []
  return db
    .select()
    .from(auditTrail)
    .where(
      and(
        query.caseKind ? eq(auditTrail.caseKind, query.caseKind) : undefined,
        query.caseReference ? eq(auditTrail.caseReference, query.caseReference) : undefined,
        query.before ? lt(auditTrail.id, query.before) : undefined,
      ),
    )
    .orderBy(desc(auditTrail.id))
    .limit(Math.min(query.limit ?? 50, 200))
}
