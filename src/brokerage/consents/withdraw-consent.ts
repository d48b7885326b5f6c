import { and, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { visibleTo } from '../access.ts'
import { mandateReferenceOf } from '../applications/new-application-row.ts'
import { recordEvent } from '../applications/record-event.ts'
import { recordAudit } from '../audit/record-audit.ts'
import {
  type ConsentCode,
  type ConsentEffect,
  effectOf,
  isConsentCode,
  isHolding,
  isMandate,
  stageOf,
} from '../consent-kinds.ts'
import type { BrokerageDesk } from '../desk.ts'
import { findDraftsOf } from '../drafts/own-drafts.ts'
import { rewritePolicy } from '../policies/rewrite-policy.ts'
import { forgetHealth } from '../privacy/forget-health.ts'
import { forgetHealthInToolAdvice } from '../privacy/forget-health-in-advice.ts'
import { mailAboutCase } from '../service/case-mail.ts'
import { findChoices, saveChoices } from '../service/customer-choices.ts'
import { openRequest } from '../service/open-request.ts'
import { customerRequests } from '../service/tables.ts'
import { withdraw } from '../service/withdraw.ts'
import { type Application, applications, type GivenConsent, policies } from '../tables.ts'
import { clearHealthOfDraft } from './clear-health-of-draft.ts'
import { closeAccountChanges } from './close-account-changes.ts'

type ConsentWithdrawal =
  | { readonly outcome: 'withdrawn'; readonly effect: ConsentEffect }
  /** Not given, taken back before, somebody else's, or none that can be taken back. */
  | { readonly outcome: 'notFound' }

const nothing: ConsentWithdrawal = { outcome: 'notFound' }

/**
 * Takes a consent back for the future (GDPR art. 7 (3)), carries out what follows, and notes both.
 * What was done before stays lawful.
 */
export async function withdrawConsent(
  desk: BrokerageDesk,
  actor: ActingUser,
  { code, reference }: { readonly code: string; readonly reference: string },
): Promise<ConsentWithdrawal> {
  if (actor.kind !== 'customer' || !isConsentCode(code)) return nothing
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    const effect = await takeBack(inside, actor, code, reference)
    if (effect === undefined) return nothing
    await recordAudit(desk, transaction, actor, {
      action: 'withdraw-consent',
      caseKind: reference.startsWith('FA-') ? 'application' : 'customer',
      caseReference: reference.startsWith('FA-') ? reference : actor.userId,
      details: { code, effect },
    })
    return { outcome: 'withdrawn', effect }
  })
}

type Customer = ActingUser & { readonly kind: 'customer' }

async function takeBack(
  desk: BrokerageDesk,
  actor: Customer,
  code: ConsentCode,
  reference: string,
): Promise<ConsentEffect | undefined> {
  if (reference === '') return code === 'marketingConsent' ? stopNews(desk, actor) : undefined
  if (reference.startsWith('FB-')) {
    const isCleared =
      code === 'healthDataConsent' && (await forgetHealthInToolAdvice(desk, actor, reference))
    return isCleared ? 'clearsAdvice' : undefined
  }
  if (reference.startsWith('FR-'))
    return isMandate({ code }) ? dropChange(desk, actor, code, reference) : undefined
  if (!reference.startsWith('FA-')) {
    return code === 'healthDataConsent' ? clearDraft(desk, actor, reference) : undefined
  }
  const [row] = await desk.db
    .select()
    .from(applications)
    .where(and(eq(applications.reference, reference), visibleTo(actor, applications)))
    .for('update')
  const isMeant = (each: GivenConsent) => each.code === code && isHolding(each)
  if (!row?.consents.some(isMeant)) return undefined
  // A statement of its own sees the contract that was made while the one above waited.
  const [policy] = await desk.db
    .select({ id: policies.id })
    .from(policies)
    .where(eq(policies.applicationId, row.id))
  const policyId = policy?.id ?? null
  const effect = effectOf(code, stageOf(row, policyId !== null))
  const now = desk.clock.now()
  const consents = row.consents.map((each) =>
    isMeant(each) ? { ...each, withdrawnAt: now.toISOString() } : each,
  )
  await desk.db.update(applications).set({ consents }).where(eq(applications.id, row.id))
  await recordEvent(desk.db, actor, {
    applicationId: row.id,
    at: now,
    kind: 'consentWithdrawn',
    details: { code, effect },
  })
  await carryOut(desk, actor, effect, { row, policyId, code })
  return effect
}

async function carryOut(
  desk: BrokerageDesk,
  actor: Customer,
  effect: ConsentEffect,
  about: { readonly row: Application; readonly policyId: number | null; readonly code: string },
): Promise<void> {
  const { row, policyId, code } = about
  switch (effect) {
    case 'stopsApplication':
      await withdraw(desk, actor, { reference: row.reference })
      await forgetHealth(desk, actor, row, desk.clock.now())
      return
    case 'erasesHealth':
      await forgetHealth(desk, actor, row, desk.clock.now())
      return
    case 'tellsInsurer':
    case 'stopsDebit': {
      if (effect === 'stopsDebit' && policyId !== null) {
        // Nothing is collected any more, so nothing may say or announce that it is.
        const payment = { method: 'transfer' } as const
        await rewritePolicy(desk, policyId, (before) => ({ details: { ...before, payment } }))
      }
      if (effect === 'stopsDebit') await closeAccountChanges(desk, actor, row)
      const { reference } = await openRequest(desk, actor, {
        kind: 'consent',
        application: row,
        policyId: policyId ?? undefined,
        details: { withdrawnConsent: code },
      })
      const request = { applicationId: row.id, reference, occasion: 'opened' }
      await mailAboutCase(desk, 'requestReceived', request)
      return
    }
    case 'noAdvertising':
      await stopNews(desk, actor)
      return
    case 'keepsProof':
    case 'dropsChange':
    case 'clearsDraft':
    case 'clearsAdvice':
    case 'noted':
      return
  }
}

/**
 * A mandate that came with another account and waits for its decision. The insurer may have heard of
 * it, and is told which one is meant: an earlier mandate holds on.
 */
async function dropChange(
  desk: BrokerageDesk,
  actor: Customer,
  code: ConsentCode,
  change: string,
): Promise<ConsentEffect | undefined> {
  const [found] = await desk.db
    .select({ application: applications, policyId: customerRequests.policyId })
    .from(customerRequests)
    .innerJoin(applications, eq(applications.id, customerRequests.applicationId))
    .where(and(eq(customerRequests.reference, change), visibleTo(actor, applications)))
    .for('update', { of: applications })
  if (!found || !(await closeAccountChanges(desk, actor, found.application, change))) {
    return undefined
  }
  const { application, policyId } = found
  await recordEvent(desk.db, actor, {
    applicationId: application.id,
    at: desk.clock.now(),
    kind: 'consentWithdrawn',
    details: { code, effect: 'dropsChange', request: change },
  })
  await openRequest(desk, actor, {
    kind: 'consent',
    application,
    policyId: policyId ?? undefined,
    details: { withdrawnConsent: code, mandateReference: mandateReferenceOf(change) },
  })
  return 'dropsChange'
}

async function stopNews(desk: BrokerageDesk, actor: Customer): Promise<ConsentEffect | undefined> {
  const { deadlineMails, marketing } = await findChoices(desk, actor)
  if (marketing === 'no') return undefined
  await saveChoices(desk, actor, { deadlineMails, marketing: false })
  return 'noAdvertising'
}

/** Without the consent nothing about health is kept in an application under way. */
async function clearDraft(
  desk: BrokerageDesk,
  actor: Customer,
  draftId: string,
): Promise<ConsentEffect | undefined> {
  const own = (await findDraftsOf(desk, actor)).find(({ id }) => id === draftId)
  if (own?.contents.answers['healthDataConsent'] !== 'yes') return undefined
  await clearHealthOfDraft(desk, own)
  return 'clearsDraft'
}
