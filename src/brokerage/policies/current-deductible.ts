import { and, eq } from 'drizzle-orm'
import { deductibleOn } from '#insurance/lines/legal/deductible.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { berlinDay } from '#platform/clock.ts'
import type { KeptApplication } from '../applications/kept-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { claims } from '../service/tables.ts'
import type { Policy } from '../tables.ts'

/**
 * What the customer pays of the next dispute, in cents: under a legal policy that moves with every
 * paid claim and every year without one. Undefined for other lines and for contracts that are over.
 */
export async function currentDeductible(
  { db, today }: Pick<BrokerageDesk, 'db' | 'today'>,
  policy: Pick<Policy, 'id' | 'line' | 'state' | 'startDate'>,
  { facts }: Pick<KeptApplication, 'facts'>,
): Promise<number | undefined> {
  const first = facts.find(({ code, kind }) => code === 'deductible' && kind === 'cents')?.value
  const isRunning = policy.state === 'active' || policy.state === 'cancelled'
  if (policy.line !== 'legal' || !isRunning || typeof first !== 'number') return undefined
  // Advice by phone is no dispute, and what was rejected was not paid.
  const paid = await db
    .select({ at: claims.stateSince })
    .from(claims)
    .where(
      and(
        eq(claims.policyId, policy.id),
        eq(claims.kind, 'legalDispute'),
        eq(claims.state, 'settled'),
      ),
    )
  const paidOn = paid.map(({ at }) => berlinDay(at))
  const start = policy.startDate as IsoDate
  return deductibleOn({ euros: first / 100 }, start, paidOn, today()).euros * 100
}
