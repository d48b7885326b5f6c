import type {
  ClaimState,
  CoverChange,
  NoteMistake,
  OfferMistake,
  PolicyState,
  PostingReason,
  QuestionState,
  RequestKind,
  RequestState,
} from '#brokerage/kinds.ts'
import type { AccountState } from '#brokerage/office/list-customers.ts'
import type { Turn } from '#brokerage/waits-for.ts'
import type { ApplicationState } from '#insurance/application/states.ts'
import type { JobState } from '#platform/jobs/list-jobs.ts'

export type StateLabel = {
  label: string
  /** What the button says that leads there. */
  action?: string
  /** What the customer is told or offered along with it. */
  asks?: 'information' | 'offer' | 'reply' | 'end'
  /** It may go without those words. */
  mayBeSilent?: boolean
  /** Whoever has no account reads those words in a mail. */
  isMailed?: boolean
}

const informationNeeded: StateLabel = {
  label: 'Information needed',
  action: 'Ask for information',
  asks: 'information',
}

/** How states are called; their colours are in `case-state.tsx`. */
export const applicationStates: Readonly<Record<ApplicationState, StateLabel>> = {
  draft: { label: 'Draft' },
  submitted: { label: 'Submitted' },
  underwriting: { label: 'Underwriting', action: 'To underwriting' },
  informationNeeded,
  counterOffer: {
    label: 'Counter-offer',
    action: 'Make a counter-offer',
    asks: 'offer',
  },
  accepted: { label: 'Accepted', action: 'Accept' },
  declined: { label: 'Declined', action: 'Decline', asks: 'reply' },
  active: { label: 'Active', action: 'Activate' },
  withdrawn: { label: 'Withdrawn', action: 'Take the withdrawal' },
  cancelled: { label: 'Cancelled', action: 'Cancel', asks: 'end' },
  ended: { label: 'Ended' },
  expired: { label: 'Expired' },
}

export const policyStates: Readonly<Record<PolicyState, StateLabel>> = {
  active: applicationStates.active,
  withdrawn: applicationStates.withdrawn,
  cancelled: applicationStates.cancelled,
  ended: applicationStates.ended,
}

export const claimStates: Readonly<Record<ClaimState, StateLabel>> = {
  open: { label: 'Open', action: 'Open again' },
  informationNeeded,
  sent: { label: 'With the insurer', action: 'Sent to the insurer' },
  settled: {
    label: 'Settled',
    action: 'Settle',
    asks: 'reply',
    mayBeSilent: true,
  },
  rejected: { label: 'Rejected', action: 'Reject', asks: 'reply' },
}

export const requestStates: Readonly<Record<RequestState, StateLabel>> = {
  open: { label: 'Open' },
  done: {
    label: 'Done',
    action: 'Carry out',
    asks: 'reply',
    mayBeSilent: true,
  },
  refused: { label: 'Refused', action: 'Refuse', asks: 'reply' },
}

/** A question is not carried out but answered. */
export const questionStates: typeof requestStates = {
  ...requestStates,
  done: { label: 'Done', action: 'Answer', asks: 'reply' },
}

/** Customers who move to where another price is due are told what happens with it. */
export const pricedMoveStates: typeof requestStates = {
  ...requestStates,
  done: { label: 'Done', action: 'Carry out, the price stays', asks: 'reply' },
}

/** It ends the contract. */
export const withdrawalStates: typeof requestStates = {
  ...requestStates,
  done: { ...requestStates.done, action: 'Withdraw the contract' },
}

/** Of who has no contract that we know of. */
export const mailedStates: typeof requestStates = {
  ...requestStates,
  refused: { ...requestStates.refused, action: 'No contract to be found', isMailed: true },
}

/** What became of what was asked of a customer. */
export const answerStates: Readonly<Record<QuestionState, StateLabel>> = {
  open: { label: 'Waits for the customer' },
  answered: { label: 'Answered' },
  accepted: { label: 'Accepted' },
  refused: { label: 'Refused' },
  takenBack: { label: 'Taken back' },
}

export const jobStates: Readonly<Record<JobState, StateLabel>> = {
  failed: { label: 'Given up' },
  waiting: { label: 'Waiting' },
  active: { label: 'Running' },
  done: { label: 'Done' },
}

export const accountStates: Readonly<Record<AccountState, StateLabel>> = {
  open: { label: 'Open' },
  blocked: { label: 'Blocked' },
}

export const requestKinds: Readonly<Record<RequestKind, string>> = {
  address: 'New address',
  bank: 'New bank account',
  startDate: 'Other start date',
  cancellation: 'Cancellation',
  withdrawal: 'Withdrawal',
  dependant: 'Dependant',
  question: 'Question',
  consent: 'Withdrawn consent',
  papers: 'Papers to post',
  proof: 'Proof of the next cover',
  correction: 'Corrected data',
}

export const postingReasons: Readonly<Record<PostingReason, string>> = {
  mistyped: 'The day was mistyped',
  postedLater: 'They went out later than noted',
  cameBack: 'They came back and were posted again',
}

export const noteMistakes: Readonly<Record<NoteMistake, string>> = {
  otherContract: 'It was meant for another contract',
  mistyped: 'It was mistyped',
  misread: 'What came was misread',
  insurerRevised: 'The insurer has corrected itself',
}

export const offerMistakes: Readonly<Record<OfferMistake, string>> = {
  mistyped: 'We passed on something else than the insurer offered',
  otherApplication: 'It was meant for another application',
  insurerMistyped: 'The insurer wrote something else than it meant to',
}

/** Whether the cover changes along with the premium. */
export const coverChanges: Readonly<Record<CoverChange, string>> = {
  same: 'It stays the same',
  more: 'There is more of it',
  less: 'There is less of it',
}

/** Whom a case waits for. */
export const turnNames: Readonly<Record<Turn, string>> = {
  us: 'Us',
  customer: 'The customer',
  insurer: 'The insurer',
  anybody: 'Anybody',
}

export function choicesOf(states: Readonly<Record<string, StateLabel>>) {
  return Object.entries(states).map(([id, { label }]) => ({ id, name: label }))
}

/** `doctorInvoice` or `read-application` as words. */
export function wordsOf(code: string): string {
  const words = code.replaceAll('-', ' ').replace(/(?<=[a-z])([A-Z])/g, ' $1')
  return words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase()
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

/** `German` for `de`. */
export function showLanguage(code: string): string {
  return languages.of(code) ?? code
}

const money = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })

export function showMoney(cents: number): string {
  return money.format(cents / 100)
}

/** What is paid at a time and how often; nothing where it is paid once. */
export function showInstalment(paid: {
  pricePeriod: 'month' | 'once'
  instalmentCents: number
  interval: string
}): string {
  return paid.pricePeriod === 'once' ? '' : `${showMoney(paid.instalmentCents)}, ${paid.interval}`
}

/** What an insurer asks for instead, while its offer waits for a yes or no; nothing where none does. */
export function showOffered(priced: {
  offeredCents?: number | undefined
  pricePeriod: 'month' | 'once'
}): string {
  const { offeredCents: priceCents, pricePeriod } = priced
  return priceCents === undefined ? '' : showPrice({ priceCents, pricePeriod })
}

/** What is paid; while an offer waits, what was applied for stands apart from what is offered. */
export function factsOfPrice(
  priced: Parameters<typeof showOffered>[0] &
    Parameters<typeof showPrice>[0] &
    Parameters<typeof showInstalment>[0],
): readonly (readonly [string, string])[] {
  const offered = showOffered(priced)
  const [price, instalment] = [showPrice(priced), showInstalment(priced)]
  return offered
    ? [
        ['Offered', offered],
        ['Applied for', price],
        ['Instalment applied for', instalment],
      ]
    : [
        ['Price', price],
        ['Instalment', instalment],
      ]
}

export function showPrice(priced: { priceCents: number; pricePeriod: 'month' | 'once' }): string {
  return `${showMoney(priced.priceCents)} ${priced.pricePeriod === 'once' ? 'once' : 'a month'}`
}
