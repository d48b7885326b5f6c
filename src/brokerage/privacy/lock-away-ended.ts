import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { isInForce, isUndecided } from '#insurance/application/states.ts'
import type { BrokerageDesk } from '../desk.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { type Application, applications, policies } from '../tables.ts'
import { type ErasureEntry, erased } from './erasure-report.ts'
import { forgetHealth } from './forget-health.ts'
import { forgetHealthInLeftAdvice } from './forget-health-in-advice.ts'
import { applicationsKeptUntil } from './latest-kept.ts'

/**
 * Locks applications and contracts away that are over, without their answers about health. What runs
 * stays as it is: it cannot be served without its data.
 */
export async function lockAwayEnded(
  desk: BrokerageDesk,
  by: ActingUser,
  customerId: string,
  now: Date,
): Promise<{ readonly entries: ErasureEntry[]; readonly runningIds: readonly number[] }> {
  const own = await desk.db
    .select()
    .from(applications)
    .where(eq(applications.customerId, customerId))
    .orderBy(applications.id)
    .for('update')
  const running = own.filter((row) => row.restrictedAt === null && isRunning(row))
  // Also what an earlier erasure has locked away: claims and requests under it are told of again.
  const ended = own.filter((row) => !running.includes(row))
  const over = ended.filter(({ restrictedAt }) => restrictedAt === null)
  const until = await applicationsKeptUntil(desk.db, ended, now)
  let health = 0
  for (const row of over) health += await forgetHealth(desk, by, row, now)
  await forgetHealthInLeftAdvice(desk, customerId)
  await restrict(
    desk,
    over.map(({ id }) => id),
    now,
  )
  const runningIds = running.map(({ id }) => id)
  const locked: ErasureEntry = {
    what: 'applications',
    count: over.length,
    action: 'restricted',
    reason: 'adviceRecord',
    until,
  }
  return {
    entries: [
      erased('healthAnswers', health),
      locked,
      ...(await runningContracts(desk, runningIds)),
      ...(await service(desk, customerId, runningIds, until)),
    ],
    runningIds,
  }
}

/** What is undecided or in force. */
function isRunning({ state }: Pick<Application, 'state'>): boolean {
  return isUndecided(state) || isInForce(state)
}

async function restrict(
  { db }: Pick<BrokerageDesk, 'db'>,
  ids: readonly number[],
  restrictedAt: Date,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(applications)
    .set({ restrictedAt, affiliateId: null })
    .where(inArray(applications.id, [...ids]))
  await db
    .update(policies)
    .set({ restrictedAt })
    .where(inArray(policies.applicationId, [...ids]))
}

async function runningContracts(
  { db }: Pick<BrokerageDesk, 'db'>,
  runningIds: readonly number[],
): Promise<ErasureEntry[]> {
  const contracts = await db.$count(policies, inArray(policies.applicationId, [...runningIds]))
  const kept = { action: 'kept', reason: 'runningContract' } as const
  return [
    // What has no contract yet is about to become one.
    { what: 'applications', count: runningIds.length - contracts, ...kept },
    { what: 'policies', count: contracts, ...kept },
  ]
}

/** What belongs to a running contract is served with it; the rest is kept for the law alone. */
async function service(
  { db }: Pick<BrokerageDesk, 'db'>,
  customerId: string,
  runningIds: readonly number[],
  until: string,
): Promise<ErasureEntry[]> {
  const told = async (
    what: 'claims' | 'requests',
    table: typeof claims | typeof customerRequests,
    isTheirs: SQL | undefined,
    isServed: SQL,
  ): Promise<ErasureEntry[]> => {
    const served = await db.$count(table, and(isTheirs, isServed))
    const count = (await db.$count(table, isTheirs)) - served
    return [
      { what, count, action: 'restricted', reason: 'commercialRecord', until },
      { what, count: served, action: 'kept', reason: 'runningContract' },
    ]
  }
  const ofRunning = inArray(policies.applicationId, [...runningIds])
  const runningPolicies = db.select({ id: policies.id }).from(policies).where(ofRunning)
  return [
    ...(await told(
      'claims',
      claims,
      eq(claims.customerId, customerId),
      inArray(claims.policyId, runningPolicies),
    )),
    ...(await told(
      'requests',
      customerRequests,
      // A withdrawal without a contract is told of apart.
      and(eq(customerRequests.customerId, customerId), isNotNull(customerRequests.applicationId)),
      inArray(customerRequests.applicationId, [...runningIds]),
    )),
  ]
}
