import { readRecord } from '../applications/find-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { RequestKind } from '../kinds.ts'
import { readPolicyDetails, summarisePolicy } from '../policies/find-policy.ts'
import type { PricedPolicy } from '../policies/premiums.ts'
import { asksPostcode, priceAfterMove } from '../policies/price-after-move.ts'
import type { PolicySummary } from '../policies/views.ts'
import type { Application, Policy } from '../tables.ts'

/** What a new address takes the place of, and what it, or another first day, may do to the price. */
export type Move = {
  readonly from: Readonly<Record<string, string>> | undefined
  readonly price?: PriceOfMove | undefined
}

type PriceOfMove = Pick<Policy, 'priceCents'> & {
  readonly pricePeriod: PolicySummary['pricePeriod']
  /** Or first day, for which the price was made. */
  readonly madeFor: string
  /** At the new postcode, or from the new day, by our rules; undefined where they give none. */
  readonly movedCents: number | undefined
}

export function moveOf(
  desk: BrokerageDesk,
  {
    kind,
    details,
  }: { readonly kind: RequestKind; readonly details: Readonly<Record<string, unknown>> },
  application: Application,
  policy: PricedPolicy,
): Move | undefined {
  if (kind !== 'address' && kind !== 'startDate') return undefined
  const line = desk.lines[policy.line]
  const ordered = readRecord(desk, application)
  const { priceCents, pricePeriod } = summarisePolicy(policy, application.reference)
  // Of a premium that the insurer has changed since, our rules know nothing.
  const isAsOrdered = priceCents === application.priceCents || undefined
  if (kind === 'startDate') {
    const startDate = String(details['startDate'])
    const movedCents = isAsOrdered && line && priceAfterMove(line, ordered, { startDate })
    if (movedCents === priceCents) return undefined
    const madeFor = policy.startDate
    return { from: undefined, price: { priceCents, pricePeriod, madeFor, movedCents } }
  }
  const { address: from } = readPolicyDetails(desk, policy)
  const madeFor = ordered.answers['pc']
  if (!line || !asksPostcode(line.definition) || typeof madeFor !== 'string') return { from }
  const movedCents = isAsOrdered && priceAfterMove(line, ordered, { pc: String(details['pc']) })
  return { from, price: { priceCents, pricePeriod, madeFor, movedCents } }
}

/**
 * Whether a request is not granted without a word to the customer: a question wants its answer, and
 * who moves to where, or when, another price is due is told what happens with it.
 */
export function needsReply(kind: RequestKind, move: Move | undefined): boolean {
  const { price } = move ?? {}
  return kind === 'question' || (price !== undefined && price.movedCents !== price.priceCents)
}
