import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { visibleTo } from '../access.ts'
import type { BrokerageDesk } from '../desk.ts'
import { policies } from '../tables.ts'
import { WAITING_CLAIMS } from '../waits-for.ts'
import type { ClaimKind } from './claim-checklists.ts'
import { claims } from './tables.ts'

/** A customer's claims about which something was asked; without what they told, which nobody reads here. */
export async function findWaitingClaims(desk: BrokerageDesk, actor: ActingUser) {
  if (actor.kind !== 'customer') return []
  const rows = await desk.db
    .select({
      reference: claims.reference,
      kind: claims.kind,
      createdAt: claims.createdAt,
      policyReference: policies.reference,
      line: policies.line,
      tier: policies.tier,
    })
    .from(claims)
    .innerJoin(policies, eq(policies.id, claims.policyId))
    .where(and(visibleTo(actor, claims), inArray(claims.state, [...WAITING_CLAIMS.customer])))
    .orderBy(desc(claims.id))
    .limit(20)
  return rows.map((row) => ({ ...row, kind: row.kind as ClaimKind }))
}
