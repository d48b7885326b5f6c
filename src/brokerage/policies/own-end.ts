import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { Policy } from '../tables.ts'
import { readPolicyDetails } from './find-policy.ts'
import { plannedEnd } from './planned-end.ts'

/** The last day of cover with which a contract was made; none where it runs until notice is given. */
export function ownEnd(desk: Pick<BrokerageDesk, 'keyring'>, policy: Policy): IsoDate | undefined {
  const { facts } = readPolicyDetails(desk, policy)
  return plannedEnd({ ...policy, startDate: isoDateOf(policy.startDate), facts })
}
