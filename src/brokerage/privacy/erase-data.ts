import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { isInForce, isUndecided } from '#insurance/application/states.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { auditTrail } from '../audit/tables.ts'
import { eraseCallsOf } from '../calls/erase-calls.ts'
import type { BrokerageDesk } from '../desk.ts'
import { drafts } from '../drafts/tables.ts'
import { isLoose } from '../files/is-loose.ts'
import { removeFiles } from '../files/remove-files.ts'
import type { AskedBy } from '../kinds.ts'
import { outgoingMails } from '../mails/tables.ts'
import { caseNotes } from '../office/tables.ts'
import { referralArrivals, referralLinks } from '../referrals/tables.ts'
import {
  claims,
  customerCalendars,
  customerChoices,
  customerRequests,
  dependants,
} from '../service/tables.ts'
import { type Application, applications, brokerageFiles, policies } from '../tables.ts'
import { withCompany } from '../with-company.ts'
import type { ErasureEntry } from './erasure-report.ts'
import { forgetHealth } from './forget-health.ts'
import { forgetHealthInLeftAdvice } from './forget-health-in-advice.ts'
import { gatherOwn } from './gather-own.ts'
import {
  adviceKept,
  applicationsKeptUntil,
  declarationsKept,
  notesKeptUntil,
} from './latest-kept.ts'
import { provenEmailOf } from './proven-email.ts'

type Erasure =
  | { readonly outcome: 'done'; readonly at: Date; readonly entries: readonly ErasureEntry[] }
  /** Of nobody's account, or of one that is gone. */
  | { readonly outcome: 'notAllowed' }

/** Who carries an erasure out for a customer, and how that one asked for it, where somebody noted it. */
export type OnBehalf = { readonly actor: ActingUser; readonly askedBy?: AskedBy }

/**
 * Erases what may be erased and restricts the rest (Art. 17 (3), 18 GDPR), with a reasoned report.
 * A running contract stays as it is: it cannot be served without its data.
 */
export async function eraseData(
  desk: BrokerageDesk,
  actor: ActingUser,
  asked: {
    /** Names the page that asked for it: asked again, it gets the same report. */
    readonly page?: string
    readonly onBehalf?: OnBehalf | undefined
    /** What else stands or falls with it; not done again for a page that asks again. */
    readonly conclude?: (inside: BrokerageDesk, report: readonly ErasureEntry[]) => Promise<void>
  } = {},
): Promise<Erasure> {
  if (actor.kind !== 'customer') return { outcome: 'notAllowed' }
  const { userId } = actor
  const { page = '', onBehalf, conclude } = asked
  const by = onBehalf?.actor ?? actor
  const now = desk.clock.now()
  await gatherOwn(desk, userId)
  const known = await withCompany(desk)
  const entries = await desk.db.transaction(async (transaction) => {
    const inside = { ...known, db: transaction }
    // Of two presses at once the second waits, and finds the report of the first.
    const [customer] = await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, userId))
      .for('update')
    const before = await findErasure(inside, userId, page)
    if (before || !customer) return before
    const loose = await removeFiles(inside, and(eq(brokerageFiles.customerId, userId), isLoose))
    // The whole draft, with what was sent for it above.
    const begun = await transaction
      .delete(drafts)
      .where(eq(drafts.customerId, userId))
      .returning({ submittedAs: drafts.submittedAs })
    const own = await transaction
      .select()
      .from(applications)
      .where(eq(applications.customerId, userId))
      .for('update')
    const running = own.filter((row) => row.restrictedAt === null && isRunning(row))
    // Also what an earlier erasure has locked away: claims and requests under it are told of again.
    const ended = own.filter((row) => !running.includes(row))
    const over = ended.filter(({ restrictedAt }) => restrictedAt === null)
    const until = await applicationsKeptUntil(transaction, ended, now)
    const runningIds = running.map(({ id }) => id)
    const isOfRunning = inArray(policies.applicationId, runningIds)
    const contracts = await transaction.$count(policies, isOfRunning)
    let health = 0
    for (const row of over) health += await forgetHealth(inside, by, row, now)
    await forgetHealthInLeftAdvice(inside, userId)
    const ids = over.map(({ id }) => id)
    if (ids.length > 0) {
      await transaction
        .update(applications)
        .set({ restrictedAt: now, affiliateId: null })
        .where(inArray(applications.id, ids))
      await transaction
        .update(policies)
        .set({ restrictedAt: now })
        .where(inArray(policies.applicationId, ids))
    }
    const gone = async (
      table:
        | typeof dependants
        | typeof customerChoices
        | typeof customerCalendars
        | typeof referralLinks
        | typeof referralArrivals,
    ) => (await transaction.delete(table).where(eq(table.customerId, userId)).returning()).length
    const runningPolicies = transaction
      .select({ id: policies.id })
      .from(policies)
      .where(isOfRunning)
    /** What belongs to a running contract is served with it; the rest is kept for the law alone. */
    const held = async (
      what: 'claims' | 'requests',
      table: typeof claims | typeof customerRequests,
      isServed: SQL,
    ): Promise<ErasureEntry[]> => {
      // A withdrawal without a contract is told of apart.
      const isLone =
        table === customerRequests ? isNotNull(customerRequests.applicationId) : undefined
      const isTheirs = and(eq(table.customerId, userId), isLone)
      const served = await transaction.$count(table, and(isTheirs, isServed))
      const count = (await transaction.$count(table, isTheirs)) - served
      return [
        { what, count, action: 'restricted', reason: 'commercialRecord', until },
        { what, count: served, action: 'kept', reason: 'runningContract' },
      ]
    }
    const erased = (what: ErasureEntry['what'], count: number) =>
      ({ what, count, action: 'erased' }) as const
    const report: ErasureEntry[] = [
      erased('dependants', await gone(dependants)),
      erased('choices', await gone(customerChoices)),
      erased('calendar', await gone(customerCalendars)),
      erased('referral', (await gone(referralLinks)) + (await gone(referralArrivals))),
      erased('drafts', begun.filter(({ submittedAs }) => submittedAs === null).length),
      erased('looseUploads', loose),
      erased('healthAnswers', health),
      {
        what: 'applications',
        count: over.length,
        action: 'restricted',
        reason: 'adviceRecord',
        until,
      },
      // What has no contract yet is about to become one.
      {
        what: 'applications',
        count: running.length - contracts,
        action: 'kept',
        reason: 'runningContract',
      },
      { what: 'policies', count: contracts, action: 'kept', reason: 'runningContract' },
      ...(await held('claims', claims, inArray(claims.policyId, runningPolicies))),
      ...(await held(
        'requests',
        customerRequests,
        inArray(customerRequests.applicationId, runningIds),
      )),
    ]
    report.push(await declarationsKept(transaction, userId))
    const calls = await eraseCallsOf(inside, userId)
    await forgetMailsOfAccount(transaction, userId)
    const email = await provenEmailOf(transaction, userId)
    const messages = email ? await desk.sentMessages?.erase(transaction, email) : undefined
    report.push(
      erased('calls', calls.past),
      erased('callsAhead', calls.ahead),
      erased('messages', messages?.erased ?? 0),
      {
        what: 'complaints',
        count: messages?.kept ?? 0,
        action: 'kept',
        reason: 'complaintRegister',
        ...(messages?.until ? { until: messages.until } : {}),
      },
      ...(await adviceKept(transaction, userId, runningIds, now)),
    )
    const lastNote = await notesKeptUntil(transaction, userId)
    const notesUntil = lastNote ? { until: lastNote } : {}
    const notes = and(eq(caseNotes.caseKind, 'customer'), eq(caseNotes.caseReference, userId))
    report.push({
      what: 'notes',
      count: await transaction.$count(caseNotes, notes),
      ...(running.length > 0
        ? { action: 'kept', reason: 'runningContract' }
        : { action: 'restricted', reason: 'commercialRecord', ...notesUntil }),
    })
    await recordAudit(desk, transaction, by, {
      action: 'erase-data',
      caseKind: 'customer',
      caseReference: userId,
      details: { report, page, ...(onBehalf?.askedBy ? { askedBy: onBehalf.askedBy } : {}) },
    })
    const told = report.filter(isWorthTelling)
    await conclude?.(inside, told)
    return told
  })
  return entries ? { outcome: 'done', at: now, entries } : { outcome: 'notAllowed' }
}

/** The report of an erasure that a page asked for, also when the account is gone with it. */
export async function findErasure(
  { db }: Pick<BrokerageDesk, 'db'>,
  customerId: string,
  page: string,
): Promise<readonly ErasureEntry[] | undefined> {
  if (page === '') return undefined
  const [noted] = await db
    .select({ details: auditTrail.details })
    .from(auditTrail)
    .where(
      and(
        eq(auditTrail.caseKind, 'customer'),
        eq(auditTrail.caseReference, customerId),
        eq(auditTrail.action, 'erase-data'),
        sql`${auditTrail.details} ->> 'page' = ${page}`,
      ),
    )
  const { report } = (noted?.details ?? {}) as { report?: readonly ErasureEntry[] }
  return report?.filter(isWorthTelling)
}

/** Mails about the account itself, which name it after their kind: each holds the address. */
async function forgetMailsOfAccount(db: BrokerageDesk['db'], customerId: string): Promise<void> {
  const isOfAccount = and(
    isNull(outgoingMails.applicationId),
    inArray(outgoingMails.kind, ['newsConfirmation', 'secondFactorRemoved']),
    eq(sql`split_part(${outgoingMails.dedupeKey}, ':', 2)`, customerId),
  )
  await db.delete(outgoingMails).where(isOfAccount)
}

const isWorthTelling = ({ count }: ErasureEntry) => count > 0

/** What is undecided or in force cannot be served without its data. */
function isRunning({ state }: Pick<Application, 'state'>): boolean {
  return isUndecided(state) || isInForce(state)
}
