import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { staff } from '#accounts/tables.ts'
import { isStill } from '#platform/database/is-still.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { recordLook } from '../audit/record-look.ts'
import { type AuditEntry, auditTrail } from '../audit/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { type CaseKind, CLAIM_MOVES, CLAIM_STATES, type ClaimState } from '../kinds.ts'
import { keepQuestion } from '../questions/ask-customer.ts'
import { sealIn, unsealFrom } from '../seals.ts'
import { mailAboutCase } from '../service/case-mail.ts'
import { sealReply } from '../service/reply.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'
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
  if (!canWorkOnCases(actor) || trimmed === '') return false
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

/**
 * Gives a case to a colleague, or to nobody. False where it is not there, or somebody else looks
 * after it by now than `saw`.
 */
export async function assignCase(
  desk: BrokerageDesk,
  actor: ActingUser,
  about: { readonly caseKind: 'application' | 'claim' | 'request'; readonly caseReference: string },
  staffId: string | undefined,
  saw?: string | null,
): Promise<boolean> {
  if (!canWorkOnCases(actor)) return false
  const table = { application: applications, claim: claims, request: customerRequests }[
    about.caseKind
  ]
  return desk.db.transaction(async (transaction) => {
    const changed = await transaction
      .update(table)
      .set({ assignedTo: staffId ?? null })
      .where(and(eq(table.reference, about.caseReference), isStill(table.assignedTo, saw)))
      .returning({ id: table.id })
    if (changed.length === 0) return false
    const details = { to: staffId ?? null }
    await recordAudit(desk, transaction, actor, { action: 'assign', ...about, details })
    return true
  })
}

/**
 * Moves a claim on, with what is asked where something is missing, or with the reasons of a
 * decision; the customer is told. False where the claim cannot go there from where it is now, or is
 * no longer where the colleague saw it.
 */
export async function moveClaim(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  to: ClaimState,
  {
    ask = '',
    reply,
    saw,
  }: {
    readonly [part in 'ask' | 'reply']?: string | undefined
    /** Since when it was where the colleague saw it. */
  } & { readonly saw?: Date | undefined } = {},
): Promise<boolean> {
  if (!canWorkOnCases(actor)) return false
  return desk.db.transaction(async (transaction) => {
    const now = desk.clock.now()
    const from = CLAIM_STATES.filter((state) => CLAIM_MOVES[state].includes(to))
    const [row] = await transaction
      .update(claims)
      .set({ state: to, stateSince: now, ...sealReply(desk, 'claims.reply', reference, reply) })
      .where(
        and(
          eq(claims.reference, reference),
          inArray(claims.state, from),
          isStill(claims.stateSince, saw),
        ),
      )
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
