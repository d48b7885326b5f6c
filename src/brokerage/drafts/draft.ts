import type { ShownWords } from '../shown-words.ts'

/** A draft as somebody with its key sees it. */
export type Draft = {
  readonly id: string
  readonly line: string
  readonly contents: DraftContents
  readonly idempotencyKey: string
  /** The account it belongs to, if its applicant was signed in or signed in later. */
  readonly customerId: string | undefined
  /** Reference of the application that it became. */
  readonly submittedAs: string | undefined
  readonly updatedAt: Date
  readonly expiresAt: Date
}

/** Everything that is remembered of an application under way. */
export type DraftContents = {
  /** Answers as typed, right or wrong: nothing that somebody wrote is lost. */
  readonly answers: Readonly<Record<string, unknown>>
  /** The package chosen. */
  readonly tier?: string
  /** When our initial information and the market basis were shown, and which (VersVermV § 15, VVG § 60). */
  readonly informed?: { readonly version: string; readonly at: string }
  /** When the consent to use answers about health was given (GDPR art. 9 (2) a). */
  readonly healthConsentAt?: string
  /** The very words of that consent; unknown of drafts that an earlier version kept. */
  readonly healthConsentShown?: ShownWords
  /** Documents that were opened, by code (VVG § 7). */
  readonly opened?: Readonly<Record<string, { readonly sha256: string; readonly at: string }>>
  /** The record of the advice that was given, and a fingerprint of what it rests on. */
  readonly advice?: { readonly id: string; readonly reference: string; readonly basis: string }
  /** What of the last choice of files was not taken, until more is sent: no address may hold a name. */
  readonly notTaken?: NotTaken | undefined
  /** The code of whoever's link led here, for the account that may be opened at the end. */
  readonly recommended?: string
  /** What the last page shows once the order is out; the answers are gone from here by then. */
  readonly sent?: SentOrder
}

/** Files that were sent for one question and not taken. */
export type NotTaken = {
  readonly field: string
  /** Each with why, as a code. */
  readonly files: readonly { readonly name: string; readonly refusal: string }[]
  /** How many there are, where several were sent at once. */
  readonly left?: number
}

export type SentOrder = {
  readonly product: string
  readonly tierName: string
  readonly priceCents: number
  readonly pricePeriod: 'month' | 'once'
  readonly email: string
  readonly startDate?: string
  readonly withdrawalDays: number
  /** Whether the documents come by post. */
  readonly onPaper?: boolean
  readonly submittedAt: string
}

/** Days after the last change until a draft is deleted. */
export const DRAFT_DAYS = 60

/** Answers of a journey take a few kilobytes; more is not typed by a person. */
export const DRAFT_LIMIT_BYTES: number = 256 * 1024
