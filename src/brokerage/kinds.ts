/** The lists of values that tables, types and forms share. */

export const POLICY_STATES = ['active', 'withdrawn', 'cancelled', 'ended'] as const
export type PolicyState = (typeof POLICY_STATES)[number]

/** `informationNeeded` waits for the customer, `sent` for the insurer. */
export const CLAIM_STATES = ['open', 'informationNeeded', 'sent', 'settled', 'rejected'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** The insurer has said what it pays. */
export const DECIDED_CLAIM_STATES: readonly ClaimState[] = ['settled', 'rejected']

/** Where a colleague may move a claim. What was decided is opened again before it is changed. */
export const CLAIM_MOVES: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  open: ['informationNeeded', 'sent', 'settled', 'rejected'],
  informationNeeded: ['open', 'sent', 'settled', 'rejected'],
  sent: ['informationNeeded', 'settled', 'rejected'],
  settled: ['open'],
  rejected: ['open'],
}

/** What a customer may ask of a contract. */
export const REQUEST_KINDS = [
  'address',
  'bank',
  'startDate',
  'cancellation',
  'withdrawal',
  'dependant',
  'question',
  /** A consent that was withdrawn and that the insurer has to know of. */
  'consent',
  /** Papers to be printed and posted, as the customer chose when applying. */
  'papers',
  /** Proof of the next cover, with which a cancelled health contract ends. */
  'proof',
  /** Name, birth date or address of the policyholder, put right by a colleague (Art. 16 GDPR). */
  'correction',
] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

export const REQUEST_STATES = ['open', 'done', 'refused'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** Why a noted day of posting was wrong. */
export const POSTING_REASONS = ['mistyped', 'postedLater', 'cameBack'] as const
export type PostingReason = (typeof POSTING_REASONS)[number]

/** Why what a colleague noted of a contract, its end or another premium, was wrong. */
export const NOTE_MISTAKES = ['otherContract', 'mistyped', 'misread', 'insurerRevised'] as const
export type NoteMistake = (typeof NOTE_MISTAKES)[number]

/** What another premium comes with: the cover as before, more of it, or less. */
export const COVER_CHANGES = ['same', 'more', 'less'] as const
export type CoverChange = (typeof COVER_CHANGES)[number]

/** What became of another premium, as the history of a contract calls it. */
export const PREMIUM_ENTRIES = ['premiumAnnounced', 'premiumCorrected', 'premiumTakenBack'] as const

/** How somebody asked for their data or its erasure without the account's own page. */
export const ASKED_BY = ['letter', 'email', 'phone', 'inPerson'] as const
export type AskedBy = (typeof ASKED_BY)[number]

/** What is asked of a customer: something to tell or to send, or a yes to other terms. */
export const QUESTION_KINDS = ['information', 'counterOffer'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** `answered` belongs to information, `accepted`, `refused` and `takenBack` to a counter-offer. */
export const QUESTION_STATES = ['open', 'answered', 'accepted', 'refused', 'takenBack'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/**
 * Mistakes for which an offer can be avoided (§§ 119 (1), 120 BGB): it says what nobody meant to say. That the
 * insurer thinks otherwise by now, or reckoned wrongly, is none of them.
 */
export const OFFER_MISTAKES = ['mistyped', 'otherApplication', 'insurerMistyped'] as const
export type OfferMistake = (typeof OFFER_MISTAKES)[number]

/** What became of an offer that was a mistake, as the history of an application calls it. */
export const OFFER_ENTRIES = ['offerTakenBack', 'offerCorrected'] as const

/** Why a file is kept: sent by a customer, made by us, or a paper of the insurer that a colleague put there. */
export const FILE_KINDS = ['upload', 'document', 'insurer'] as const
export type FileKind = (typeof FILE_KINDS)[number]

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

/** What a note, an assignment or an entry of the audit trail is about. */
export const CASE_KINDS = [
  'application',
  'policy',
  'claim',
  'request',
  'customer',
  'job',
  'call',
  'staff',
  'message',
  'advice',
] as const
export type CaseKind = (typeof CASE_KINDS)[number]
