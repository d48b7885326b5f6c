import { and, asc, eq, sql } from 'drizzle-orm'
import { showIban } from '#insurance/identifiers/iban.ts'
import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import { berlinDay } from '#platform/clock.ts'
import { holderOf } from '../contact.ts'
import type { BrokerageDesk } from '../desk.ts'
import { makeDocument } from '../papers/make-document.ts'
import { firstDebit, policyPaper } from '../papers/policy-papers.tsx'
import type { Renewal, RenewingChange } from '../papers/renewal.ts'
import { isRenewing, RENEWED_PAPERS } from '../papers/renewed-papers.ts'
import { type DebitedAccount, sepaMandate } from '../papers/sepa-mandate.tsx'
import type { PolicyDetails } from '../policies/policy-details.ts'
import { priceOne } from '../policies/premiums.ts'
import { type CustomerRequest, customerRequests } from '../service/tables.ts'
import type { Application, Policy } from '../tables.ts'
import { beginPapers, policyPaperFacts, policyPapersOf } from './paper-facts.ts'

/** A granted change and the contract that it changed. */
export type GrantedChange = {
  readonly application: Application
  readonly policy: Policy
  readonly request: CustomerRequest & { readonly kind: RenewingChange }
}

/**
 * Makes the papers anew that a granted change made untrue, as the contract is now; the earlier ones
 * stay as they are. False where the contract changed while they were drawn.
 */
export async function renewPapers(desk: BrokerageDesk, granted: GrantedChange): Promise<boolean> {
  const { application, policy, request } = granted
  const { frozen, context, made, others } = await beginPapers(desk, application, request.id)
  const { kind: change, stateSince: at } = request
  const on = berlinDay(at)
  const facts = policyPaperFacts(desk, { application, policy, frozen })
  const { reference, submittedAt, mandateReference } = application
  const { contact } = facts.details
  const premium = await changedPremium(desk, policy)
  const mandate = {
    reference,
    submittedAt,
    contact,
    frozen,
    mandateReference: mandateReference ?? undefined,
  }
  const before = await grantedBefore(desk, granted)
  for (const code of papersOf(desk, granted, facts.details, { on, before })) {
    if (made.has(code)) continue
    const earlier = before.filter(
      (other) => other.on === on && RENEWED_PAPERS[other.kind].includes(code),
    ).length
    const renewal = { change, at, on, replaces: others.has(code) }
    const isMade = await makeDocument(desk, {
      code,
      // Both stand in the same account, and in the same folder once they are saved.
      name: `${context.t(`${code}.title`)} (${context.day(on)}${earlier > 0 ? `, ${earlier + 1}` : ''})`,
      paper:
        code === 'sepaMandate'
          ? sepaMandate(context, mandate, newAccount(facts.details, request, renewal))
          : policyPaper(code, context, { ...facts, renewal, premium }),
      applicationId: application.id,
      policyId: policy.id,
      requestId: request.id,
      isStillTrue: (row, now) => row.restrictedAt === null && isSame(policy, now),
    })
    if (!isMade) return false
  }
  return true
}

/** What is paid by now, where that is not what the contract was made with. */
async function changedPremium(desk: BrokerageDesk, policy: Policy) {
  const { priceCents, instalmentCents } = await priceOne(desk, policy)
  return instalmentCents === policy.instalmentCents ? undefined : { priceCents, instalmentCents }
}

type EarlierChange = { readonly kind: RenewingChange; readonly on: IsoDate }

/** What of this contract was granted before, the oldest first. */
async function grantedBefore(
  { db }: BrokerageDesk,
  { policy, request }: GrantedChange,
): Promise<readonly EarlierChange[]> {
  const { kind, stateSince, id, policyId, state } = customerRequests
  const rows = await db
    .select({ kind, stateSince })
    .from(customerRequests)
    .where(
      and(
        eq(policyId, policy.id),
        eq(state, 'done'),
        sql`(${stateSince}, ${id}) < (${request.stateSince.toISOString()}::timestamptz, ${request.id})`,
      ),
    )
    .orderBy(asc(stateSince), asc(id))
  return rows.flatMap((row) =>
    isRenewing(row.kind) ? [{ kind: row.kind, on: berlinDay(row.stateSince) }] : [],
  )
}

function papersOf(
  desk: BrokerageDesk,
  { application, policy, request: { kind } }: GrantedChange,
  details: PolicyDetails,
  { on, before }: { readonly on: IsoDate; readonly before: readonly EarlierChange[] },
) {
  const has = new Set<string>(policyPapersOf(desk, application, details))
  // Taken back meanwhile it is no mandate any more.
  if (details.payment?.method === 'sepa') has.add('sepaMandate')
  // The first debit alone is announced; later ones follow the mandate.
  if (kind === 'bank' && isDebited(policy, on, before)) has.delete('sepaPreNotification')
  return RENEWED_PAPERS[kind].filter((code) => has.has(code))
}

/**
 * The debit was announced with the contract, and anew by every other first day; by another account as
 * long as it lay ahead.
 */
function isDebited(policy: Policy, on: IsoDate, before: readonly EarlierChange[]): boolean {
  let debit = firstDebit(policy, isoDateOf(policy.contractDate))
  for (const { kind, on: granted } of before) {
    const isAnew = kind === 'startDate' || (kind === 'bank' && debit > granted)
    if (isAnew) debit = firstDebit(policy, granted)
  }
  return debit <= on
}

function isSame(one: Policy, other: Policy | undefined): boolean {
  return (
    other !== undefined &&
    one.details.equals(other.details) &&
    one.startDate === other.startDate &&
    one.endDate === other.endDate &&
    one.state === other.state
  )
}

/** Agreed to with a tick when it was asked for. */
function newAccount(
  { payment, address, contact, insurer }: PolicyDetails,
  { createdAt: givenAt }: GrantedChange['request'],
  renewal: Renewal,
): DebitedAccount {
  return {
    accountHolder: payment?.accountHolder,
    iban: showIban(payment?.iban ?? ''),
    address,
    signature: { name: holderOf(contact) },
    givenAt,
    insurer,
    creditor: payment?.creditor,
    // The words of the account promise a refund, whatever was agreed to with the order.
    isB2b: false,
    renewal,
  }
}
