import { eq } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { sealIn } from '../seals.ts'
import { type Policy, policies } from '../tables.ts'
import { readPolicyDetails } from './find-policy.ts'
import type { PolicyDetails } from './policy-details.ts'

export type Rewritten = { readonly details: PolicyDetails } & Partial<
  Pick<Policy, 'startDate' | 'endDate'>
>

/** Changes a contract by what it says now. In a transaction: nobody else changes it meanwhile. */
export async function rewritePolicy(
  desk: BrokerageDesk,
  policyId: number,
  rewrite: (before: PolicyDetails, policy: Policy) => Rewritten,
): Promise<void> {
  const isIt = eq(policies.id, policyId)
  const [policy] = await desk.db.select().from(policies).where(isIt).for('update')
  if (policy === undefined) return
  const { details, ...dates } = rewrite(readPolicyDetails(desk, policy), policy)
  const sealed = sealIn(desk, 'policies.details', policy.reference, details)
  await desk.db
    .update(policies)
    .set({ ...dates, details: sealed })
    .where(isIt)
}
