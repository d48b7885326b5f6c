import type { ClaimState, PolicyState, RequestKind, RequestState } from '#brokerage/kinds.ts'
import type { AccountState } from '#brokerage/office/list-customers.ts'
import type { WhoseTurn } from '#brokerage/office/waits-for.ts'
import type { ApplicationState } from '#insurance/application/states.ts'
import type { JobState } from '#platform/jobs/list-jobs.ts'
import type { BadgeVariant } from '#ui/badge/badge.tsx'

export type StateLabel = {
  label: string
  variant: BadgeVariant
  /** What the button says that leads there. */
  action?: string
  /** What the customer is told or offered along with it. */
  asks?: 'information' | 'offer' | 'reply'
  /** It may go without those words. */
  mayBeSilent?: boolean
}

/** How states are called. */
export const applicationStates: Readonly<Record<ApplicationState, StateLabel>> = {
  draft: { label: 'Draft', variant: 'neutral' },
  submitted: { label: 'Submitted', variant: 'primary' },
  underwriting: { label: 'Underwriting', variant: 'information', action: 'To underwriting' },
  informationNeeded: {
    label: 'Information needed',
    variant: 'warning',
    action: 'Ask for information',
    asks: 'information',
  },
  counterOffer: {
    label: 'Counter-offer',
    variant: 'warning',
    action: 'Make a counter-offer',
    asks: 'offer',
  },
  accepted: { label: 'Accepted', variant: 'success', action: 'Accept' },
  declined: { label: 'Declined', variant: 'error', action: 'Decline', asks: 'reply' },
  active: { label: 'Active', variant: 'success', action: 'Activate' },
  withdrawn: { label: 'Withdrawn', variant: 'neutral', action: 'Take the withdrawal' },
  cancelled: { label: 'Cancelled', variant: 'neutral', action: 'Cancel' },
  ended: { label: 'Ended', variant: 'neutral' },
  expired: { label: 'Expired', variant: 'neutral' },
}

export const policyStates: Readonly<Record<PolicyState, StateLabel>> = {
  active: { label: 'Active', variant: 'success' },
  withdrawn: { label: 'Withdrawn', variant: 'neutral' },
  cancelled: { label: 'Cancelled', variant: 'warning' },
  ended: { label: 'Ended', variant: 'neutral' },
}

export const claimStates: Readonly<Record<ClaimState, StateLabel>> = {
  open: { label: 'Open', variant: 'primary', action: 'Open again' },
  informationNeeded: {
    label: 'Information needed',
    variant: 'warning',
    action: 'Ask for information',
    asks: 'information',
  },
  sent: { label: 'With the insurer', variant: 'information', action: 'Sent to the insurer' },
  settled: {
    label: 'Settled',
    variant: 'success',
    action: 'Settle',
    asks: 'reply',
    mayBeSilent: true,
  },
  rejected: { label: 'Rejected', variant: 'error', action: 'Reject', asks: 'reply' },
}

export const requestStates: Readonly<Record<RequestState, StateLabel>> = {
  open: { label: 'Open', variant: 'primary' },
  done: {
    label: 'Done',
    variant: 'success',
    action: 'Carry out',
    asks: 'reply',
    mayBeSilent: true,
  },
  refused: { label: 'Refused', variant: 'error', action: 'Refuse', asks: 'reply' },
}

/** A question is not carried out but answered. */
export const questionStates: typeof requestStates = {
  ...requestStates,
  done: { label: 'Done', variant: 'success', action: 'Answer', asks: 'reply' },
}

export const jobStates: Readonly<Record<JobState, StateLabel>> = {
  failed: { label: 'Given up', variant: 'error' },
  waiting: { label: 'Waiting', variant: 'neutral' },
  active: { label: 'Running', variant: 'information' },
  done: { label: 'Done', variant: 'success' },
}

export const accountStates: Readonly<Record<AccountState, StateLabel>> = {
  open: { label: 'Open', variant: 'success' },
  blocked: { label: 'Blocked', variant: 'error' },
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
}

/** Whom a case waits for. */
export const turnNames: Readonly<Record<WhoseTurn, string>> = {
  us: 'Us',
  customer: 'The customer',
  insurer: 'The insurer',
}

export function choicesOf(states: Readonly<Record<string, StateLabel>>) {
  return Object.entries(states).map(([id, { label }]) => ({ id, name: label }))
}

/** `doctorInvoice` or `read-application` as words. */
export function wordsOf(code: string): string {
  const words = code.replaceAll('-', ' ').replace(/(?<=[a-z])([A-Z])/g, ' $1')
  const sentence = words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase()
  return sentence.replace(/\beu\b/, 'EU')
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

export function showPrice(priced: { priceCents: number; pricePeriod: 'month' | 'once' }): string {
  return `${showMoney(priced.priceCents)} ${priced.pricePeriod === 'once' ? 'once' : 'a month'}`
}
