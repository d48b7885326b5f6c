import { and, eq, sql } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { auditTrail } from '../audit/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { holdCustomer } from '../hold-customer.ts'
import { withCompany } from '../with-company.ts'
import type { AskedOnBehalf } from './asked-on-behalf.ts'
import { eraseBegun, eraseContacts, eraseOwnFacts } from './erase-free-data.ts'
import type { ErasureEntry } from './erasure-report.ts'
import { gatherOwn } from './gather-own.ts'
import { adviceKept, declarationsKept, notesKept } from './latest-kept.ts'
import { lockAwayEnded } from './lock-away-ended.ts'

type Erasure =
  | { readonly outcome: 'done'; readonly at: Date; readonly entries: readonly ErasureEntry[] }
  /** Of nobody's account, or of one that is gone. */
  | { readonly outcome: 'notAllowed' }

/** Who carries an erasure out for a customer, and how that one asked for it, where somebody noted it. */
export type OnBehalf = { readonly actor: ActingUser } & Partial<
  Pick<AskedOnBehalf, 'askedBy' | 'receivedOn'>
>

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
  const { actor: by = actor, ...noted } = onBehalf ?? {}
  const now = desk.clock.now()
  await gatherOwn(desk, userId)
  const known = await withCompany(desk)
  const entries = await desk.db.transaction(async (transaction) => {
    const inside = { ...known, db: transaction }
    // Of two presses at once the second waits, and finds the report of the first.
    const isThere = await holdCustomer(transaction, userId)
    const before = await findErasure(inside, userId, page)
    if (before || !isThere) return before
    const report = await eraseOrRestrict(inside, by, userId, now)
    await recordAudit(desk, transaction, by, {
      action: 'erase-data',
      caseKind: 'customer',
      caseReference: userId,
      details: { report, page, ...noted },
    })
    const told = report.filter(isWorthTelling)
    await conclude?.(inside, told)
    return told
  })
  return entries ? { outcome: 'done', at: now, entries } : { outcome: 'notAllowed' }
}

/** Gives back what became of each kind, in the order in which the report tells it. */
async function eraseOrRestrict(
  inside: BrokerageDesk,
  by: ActingUser,
  customerId: string,
  now: Date,
): Promise<ErasureEntry[]> {
  const begun = await eraseBegun(inside, customerId)
  const { entries, runningIds } = await lockAwayEnded(inside, by, customerId, now)
  return [
    ...(await eraseOwnFacts(inside, customerId)),
    ...begun,
    ...entries,
    await declarationsKept(inside.db, customerId),
    ...(await eraseContacts(inside, customerId)),
    ...(await adviceKept(inside.db, customerId, runningIds, now)),
    await notesKept(inside.db, customerId, runningIds.length > 0),
  ]
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

const isWorthTelling = ({ count }: ErasureEntry) => count > 0
