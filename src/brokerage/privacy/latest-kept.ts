import { and, count, eq, inArray, isNull, max, or } from 'drizzle-orm'
import { OVER } from '#insurance/application/states.ts'
import type { Queries } from '#platform/database/connect.ts'
import { adviceRecords } from '../advice/tables.ts'
import { DECIDED_CLAIM_STATES } from '../kinds.ts'
import { caseNotes } from '../office/tables.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { type Application, applications, policies } from '../tables.ts'
import type { ErasureEntry } from './erasure-report.ts'
import { keptUntil } from './kept-until.ts'

type Ended = Pick<Application, 'id' | 'state' | 'stateSince' | 'restrictedAt'>

/**
 * The last day of these applications and of what hangs on them, as `system-forget-what-ran-out.ts`
 * counts it: from their end, or from the decision of a claim that came after it. Ten years after
 * their first erasure everything goes, also what somebody still argues about.
 */
export async function applicationsKeptUntil(
  db: Queries,
  over: readonly Ended[],
  erasedAt: Date,
): Promise<string> {
  if (over.length === 0) return keptUntil(erasedAt)
  const ids = over.map(({ id }) => id)
  const filed = await db
    .select({ of: policies.applicationId, state: claims.state, since: claims.stateSince })
    .from(claims)
    .innerJoin(policies, eq(policies.id, claims.policyId))
    .where(inArray(policies.applicationId, ids))
  const lasts = over.map(({ id, state, stateSince, restrictedAt }) => {
    const atMost = restrictedAt ?? erasedAt
    const ends = filed
      .filter(({ of }) => of === id)
      .map((claim) => (DECIDED_CLAIM_STATES.includes(claim.state) ? claim.since : atMost))
    const end = newest([OVER.includes(state) ? stateSince : atMost, ...ends])
    return end < atMost ? end : atMost
  })
  return keptUntil(newest(lasts))
}

/** Records of advice: those that a running contract rests on, and the others with their last day. */
export async function adviceKept(
  db: Queries,
  customerId: string,
  runningIds: readonly number[],
  erasedAt: Date,
): Promise<ErasureEntry[]> {
  const rows = await db
    .select({ advice: adviceRecords, follower: applications })
    .from(adviceRecords)
    .leftJoin(
      applications,
      // An order may name it either way.
      or(
        eq(applications.adviceRecordId, adviceRecords.reference),
        eq(applications.adviceRecordId, adviceRecords.id),
      ),
    )
    .where(eq(adviceRecords.customerId, customerId))
  const served = new Set(
    rows.flatMap(({ advice, follower }) =>
      follower && runningIds.includes(follower.id) ? [advice.id] : [],
    ),
  )
  const others = rows.filter(({ advice }) => !served.has(advice.id))
  const followers = others.flatMap(({ follower }) => follower ?? [])
  const alone = others.flatMap(({ advice, follower }) => (follower ? [] : [advice.writtenAt]))
  const until = [
    ...(alone.length > 0 ? [keptUntil(newest(alone))] : []),
    ...(followers.length > 0 ? [await applicationsKeptUntil(db, followers, erasedAt)] : []),
  ]
    .toSorted()
    .at(-1)
  const count = new Set(others.map(({ advice }) => advice.id)).size
  return [
    { what: 'advice', count: served.size, action: 'kept', reason: 'runningContract' },
    {
      what: 'advice',
      count,
      action: 'kept',
      reason: 'adviceRecord',
      ...(until ? { until } : {}),
    },
  ]
}

/** Withdrawals whose contract nobody has found: kept as advice without an order is, with their last day. */
export async function declarationsKept(db: Queries, customerId: string): Promise<ErasureEntry> {
  const [found] = await db
    .select({ count: count(), newest: max(customerRequests.createdAt) })
    .from(customerRequests)
    .where(and(eq(customerRequests.customerId, customerId), isNull(customerRequests.applicationId)))
  return {
    what: 'requests',
    count: found?.count ?? 0,
    action: 'kept',
    reason: 'commercialRecord',
    ...(found?.newest ? { until: keptUntil(found.newest) } : {}),
  }
}

/** Notes about somebody: needed while a contract runs, and kept until their last day after it. */
export async function notesKept(
  db: Queries,
  customerId: string,
  isContractRunning: boolean,
): Promise<ErasureEntry> {
  const [found] = await db
    .select({ count: count(), newest: max(caseNotes.createdAt) })
    .from(caseNotes)
    .where(and(eq(caseNotes.caseKind, 'customer'), eq(caseNotes.caseReference, customerId)))
  const noted = { what: 'notes', count: found?.count ?? 0 } as const
  if (isContractRunning) return { ...noted, action: 'kept', reason: 'runningContract' }
  return {
    ...noted,
    action: 'restricted',
    reason: 'commercialRecord',
    ...(found?.newest ? { until: keptUntil(found.newest) } : {}),
  }
}

function newest(moments: readonly Date[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment.getTime())))
}
