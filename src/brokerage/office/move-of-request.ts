import { readRecord } from '../applications/find-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { RequestKind } from '../kinds.ts'
import { readPolicyDetails, summarisePolicy } from '../policies/find-policy.ts'
import { asksPostcode, priceAfterMove } from '../policies/price-after-move.ts'
import type { PolicySummary } from '../policies/views.ts'
import type { Application, Policy } from '../tables.ts'

/** What a new address takes the place of, and what it may do to the price. */
export type Move = {
  readonly from: Readonly<Record<string, string>> | undefined
  readonly price?: PriceOfMove | undefined
}

type PriceOfMove = Pick<Policy, 'priceCents'> & {
  readonly pricePeriod: PolicySummary['pricePeriod']
  /** For which the price was made. */
  readonly postcode: string
  /** At the new postcode, by our rules; undefined where they give none. */
  readonly movedCents: number | undefined
}

export function moveOf(
  desk: BrokerageDesk,
  application: Application,
  policy: Policy,
  pc: string,
): Move {
  const { address: from } = readPolicyDetails(desk, policy)
  const line = desk.lines[policy.line]
  const ordered = readRecord(desk, application)
  const postcode = ordered.answers['pc']
  if (!line || !asksPostcode(line.definition) || typeof postcode !== 'string') return { from }
  const { priceCents, pricePeriod } = summarisePolicy(policy, application.reference)
  const movedCents = priceAfterMove(line, ordered, pc)
  return { from, price: { priceCents, pricePeriod, postcode, movedCents } }
}

/**
 * Whether a request is not granted without a word to the customer: a question wants its answer, and
 * who moves to where another price is due is told what happens with it.
 */
export function needsReply(kind: RequestKind, move: Move | undefined): boolean {
  const { price } = move ?? {}
  return kind === 'question' || (price !== undefined && price.movedCents !== price.priceCents)
}
