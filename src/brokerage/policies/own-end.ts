import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { Policy } from '../tables.ts'
import { readPolicyDetails } from './find-policy.ts'
import { plannedEnd } from './planned-end.ts'
import type { PolicyFacts } from './policy-details.ts'

/** The last day of cover with which a contract was made; none where it runs until notice is given. */
export function ownEnd(desk: Pick<BrokerageDesk, 'keyring'>, policy: Policy): IsoDate | undefined {
  const { facts } = readPolicyDetails(desk, policy)
  return plannedEnd({ ...policy, startDate: isoDateOf(policy.startDate), facts })
}

/** The last day of cover by other facts or from another day. What was given up ends when its notice says. */
export function endBy(policy: Policy, facts: PolicyFacts, startDate = policy.startDate) {
  if (policy.state !== 'active') return policy.endDate
  return plannedEnd({ ...policy, startDate: isoDateOf(startDate), facts }) ?? policy.endDate
}
