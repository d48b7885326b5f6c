import { and, asc, inArray, isNull } from 'drizzle-orm'
import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { CoverChange } from '../kinds.ts'
import type { Policy } from '../tables.ts'
import { endByPremium, type PremiumRight, premiumRight } from './premium-right.ts'
import { type PremiumChangeRow, premiumChanges } from './tables.ts'

type Premium = Pick<Policy, 'priceCents' | 'instalmentCents'>

/** A premium that the insurer announced, and what is paid until then. */
export type PremiumChange = Premium & {
  readonly id: number
  readonly from: IsoDate
  readonly receivedOn: IsoDate
  readonly cover: CoverChange
  readonly before: Premium
  readonly right: PremiumRight | undefined
  /** The insurer's own notice among the files. */
  readonly paper: string | undefined
}

/** A contract at its price of today, with the last premium that its insurer announced. */
export type PricedPolicy = Policy & {
  readonly premium: PremiumChange | undefined
  /** One from after the end of the contract: never paid, unless that end does not hold. */
  readonly unpaid: PremiumChange | undefined
}

/** Contracts as they are paid today: one question to the database, however many there are. */
export async function pricePolicies(
  { db, today }: Pick<BrokerageDesk, 'db' | 'today'>,
  contracts: readonly Policy[],
  /** A note of theirs that is left out. */
  { without }: { readonly without?: number | undefined } = {},
): Promise<PricedPolicy[]> {
  if (contracts.length === 0) return []
  const ids = contracts.map(({ id }) => id)
  const rows = await db
    .select()
    .from(premiumChanges)
    .where(and(inArray(premiumChanges.policyId, ids), isNull(premiumChanges.revokedAt)))
    .orderBy(asc(premiumChanges.appliesFrom))
  const byPolicy = Map.groupBy(
    rows.filter(({ id }) => id !== without),
    ({ policyId }) => policyId,
  )
  return contracts.map((policy) => pricePolicy(policy, byPolicy.get(policy.id) ?? [], today()))
}

/** The same of rows that hold more than the contract. */
export async function priceRows<Row extends { readonly row: Policy }>(
  desk: Pick<BrokerageDesk, 'db' | 'today'>,
  rows: readonly Row[],
): Promise<(Row & { readonly row: PricedPolicy })[]> {
  const priced = await pricePolicies(
    desk,
    rows.map(({ row }) => row),
  )
  return priced.flatMap((row, place) => (rows[place] ? [{ ...rows[place], row }] : []))
}

export async function priceOne(
  desk: Pick<BrokerageDesk, 'db' | 'today'>,
  policy: Policy,
  but: { readonly without?: number | undefined } = {},
): Promise<PricedPolicy> {
  const [priced] = await pricePolicies(desk, [policy], but)
  return priced ?? { ...policy, premium: undefined, unpaid: undefined }
}

/**
 * A contract at its price on a day. A premium from after its end is never paid: it counts again if
 * the end is taken back, or has no effect without proof.
 *
 * @param changes in the order of their first days
 */
function pricePolicy(
  policy: Policy,
  changes: readonly PremiumChangeRow[],
  today: IsoDate,
): PricedPolicy {
  const isPaid = ({ appliesFrom }: PremiumChangeRow) =>
    appliesFrom <= (policy.endDate ?? appliesFrom)
  const paid = changes.filter(isPaid)
  const now = paid.findLast(({ appliesFrom }) => appliesFrom <= today) ?? policy
  const changeAt = (row: PremiumChangeRow | undefined) =>
    row && changeOf(policy.line, row, premiumOf(changes[changes.indexOf(row) - 1] ?? policy))
  return {
    ...policy,
    ...premiumOf(now),
    premium: changeAt(paid.at(-1)),
    unpaid: changeAt(changes.findLast((each) => !isPaid(each))),
  }
}

/** The note that a colleague saw, if it still holds. */
export function noteSeen(
  { premium, unpaid }: Pick<PricedPolicy, 'premium' | 'unpaid'>,
  saw: number,
): PremiumChange | undefined {
  return [premium, unpaid].find((each) => each?.id === saw)
}

/** The last day of cover if notice is given today because of the premium; none without such a right. */
export function rightfulEnd(
  { state, premium }: Pick<PricedPolicy, 'state' | 'premium'>,
  today: IsoDate,
): IsoDate | undefined {
  return state === 'active' ? endByPremium(premium?.right, today) : undefined
}

/** Where notice was given already: a last day before that, if notice is given today because of the premium. */
export function soonerEnd(
  {
    state,
    endDate,
    premium,
  }: Pick<PricedPolicy, 'state' | 'premium'> & {
    readonly endDate: IsoDate | undefined
  },
  today: IsoDate,
): IsoDate | undefined {
  const end = state === 'cancelled' ? endByPremium(premium?.right, today) : undefined
  return end && endDate && end < endDate ? end : undefined
}

function changeOf(line: string, row: PremiumChangeRow, before: Premium): PremiumChange {
  const { id, cover } = row
  const from = isoDateOf(row.appliesFrom)
  const receivedOn = isoDateOf(row.receivedOn)
  const isHigher = row.instalmentCents > before.instalmentCents
  const right = premiumRight(line, { from, receivedOn, cover, isHigher })
  const paper = row.paperId ?? undefined
  return { id, ...premiumOf(row), from, receivedOn, cover, before, right, paper }
}

function premiumOf({ priceCents, instalmentCents }: Premium): Premium {
  return { priceCents, instalmentCents }
}
