import { and, eq, isNull, like, or } from 'drizzle-orm'
import { readRecord } from '../applications/find-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { applications, policies } from '../tables.ts'
import { contractByContract } from './contract-by-contract.ts'
import { endBy } from './own-end.ts'
import { policyDetails } from './policy-details.ts'
import { rewritePolicy } from './rewrite-policy.ts'

/** Plans for five years and benefits until an age were once contracts without a last day: they have one now. */
export async function noteOwnEnds(desk: BrokerageDesk): Promise<void> {
  const hasEnd = or(
    and(eq(policies.line, 'private-health'), like(policies.tier, '%5y')),
    eq(policies.line, 'disability'),
  )
  const isWithout = and(eq(policies.state, 'active'), isNull(policies.endDate), hasEnd)
  const rows = await desk.db
    .select({
      applicationId: policies.applicationId,
      policyId: policies.id,
      application: applications,
    })
    .from(policies)
    .innerJoin(applications, eq(applications.id, policies.applicationId))
    .where(isWithout)
    .limit(1000)
  await contractByContract(desk, rows, ({ policyId, application }) =>
    desk.db.transaction((transaction) =>
      rewritePolicy({ ...desk, db: transaction }, policyId, (before, policy) => {
        // The age was not kept with the contract; what was corrected since stays as it is there.
        const ordered = policyDetails(before.contact, readRecord(desk, application))
        const facts = { ...ordered.facts, ...before.facts }
        return { details: { ...before, facts }, endDate: policy.endDate ?? endBy(policy, facts) }
      }),
    ),
  )
}
