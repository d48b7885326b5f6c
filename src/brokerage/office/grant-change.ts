import { parseIsoDate } from '#insurance/values/iso-date.ts'
import { giveMandate } from '../consents/give-mandate.ts'
import type { BrokerageDesk } from '../desk.ts'
import { endBy } from '../policies/own-end.ts'
import type { PolicyDetails } from '../policies/policy-details.ts'
import { type Rewritten, rewritePolicy } from '../policies/rewrite-policy.ts'
import type { ChangeDetails } from '../service/request-change.ts'
import type { CustomerRequest } from '../service/tables.ts'
import type { Policy } from '../tables.ts'

export type ChangeAsked = Readonly<Record<string, string>>

type Asked = {
  readonly mandate: ChangeDetails['mandate']
  readonly creditor: ChangeDetails['creditor']
  readonly details: ChangeAsked
}

/** Makes what was asked for a part of the contract. Requests of other kinds change nothing in it. */
export async function grantChange(
  desk: BrokerageDesk,
  request: CustomerRequest,
  asked: Asked,
): Promise<void> {
  const { kind, policyId } = request
  if (policyId === null || kind === 'withdrawal') return
  if (kind === 'bank') await giveMandate(desk, policyId, request, asked.mandate)
  await rewritePolicy(desk, policyId, (before, policy) => changed(kind, asked, before, policy))
}

/** What a granted change makes of a contract. */
function changed(
  kind: string,
  { details: change, creditor }: Asked,
  before: PolicyDetails,
  policy: Policy,
): Rewritten {
  if (kind === 'address') {
    // What somebody wrote along with it is no part of an address.
    const { text: _, ...address } = change
    return { details: { ...before, address } }
  }
  if (kind === 'bank') {
    const { sepaMandate: _, ...bank } = change
    return {
      details: {
        ...before,
        payment: { method: 'sepa', ...bank, ...(creditor ? { creditor } : {}) },
      },
    }
  }
  const cover = kind === 'startDate' ? newCover(policy, before, change['startDate']) : {}
  return { details: before, ...cover }
}

/** Cover from another day: an end that the contract itself names moves along. */
function newCover(policy: Policy, { facts }: PolicyDetails, wanted: string | undefined) {
  const startDate = wanted === undefined ? undefined : parseIsoDate(wanted)
  if (startDate === undefined) return {}
  return { startDate, endDate: endBy(policy, facts, startDate) }
}
