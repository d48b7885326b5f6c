import { eq } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import type { PolicyState } from '../kinds.ts'
import { type Policy, policies } from '../tables.ts'
import { forDates, readPolicyDetails } from './find-policy.ts'
import { earliestEnd } from './policy-dates.ts'

type End = Exclude<PolicyState, 'active'>

/** Ends the contract of an application, where there is one, in the transaction of the move. */
export async function endPolicy(
  desk: BrokerageDesk,
  applicationId: number,
  state: End,
  givenEnd: string | undefined,
): Promise<void> {
  const isMeant = eq(policies.applicationId, applicationId)
  const [policy] = await desk.db.select().from(policies).where(isMeant).for('update')
  if (policy === undefined) return
  const endDate = givenEnd ?? lastDay(desk, policy, state)
  await desk.db.update(policies).set({ state, endDate }).where(eq(policies.id, policy.id))
}

/** The last day of cover where nobody names one. */
function lastDay(desk: BrokerageDesk, policy: Policy, state: End): string | null {
  switch (state) {
    case 'withdrawn':
      return desk.today()
    case 'cancelled': {
      // Nobody loses cover without notice; a contract that ends before keeps its own end.
      const dates = forDates(policy, readPolicyDetails(desk, policy))
      return earliestEnd(dates, desk.today()) ?? policy.endDate
    }
    case 'ended':
      // The day has come already: it is noted afterwards that it is over.
      return policy.endDate
  }
}
