import type { Language } from '#sites/locales.ts'

/** The texts that there are. */
export type CaseMailKind = WordedMailKind | 'newsConfirmation'

/** Those with wording under `caseMails.kinds`. */
export type WordedMailKind =
  | 'submitted'
  | 'informationNeeded'
  | 'counterOffer'
  | 'accepted'
  | 'declined'
  | 'takenBack'
  | 'withdrawn'
  | 'cancelled'
  | 'proofMissing'
  | 'endSettled'
  | 'endTakenBack'
  | 'cancellationLapsed'
  | 'ended'
  | 'premiumChanged'
  | 'premiumTakenBack'
  | 'expired'
  | 'claimFiled'
  | 'claimMoved'
  | 'answerReceived'
  | 'offerRefused'
  | 'offerTakenBack'
  | 'requestReceived'
  | 'requestAnswered'
  | 'requestDone'
  | 'requestRefused'
  | 'dataCorrected'
  | 'deadline'
  | 'yearlyReview'
  | 'withdrawalMoved'
  | 'withdrawalReceived'
  | 'withdrawalRefused'
  | 'callBooked'
  | 'callMoved'
  | 'callCancelled'
  | 'callCalledOff'
  | 'callReminder'
  | 'callTaken'
  | 'callTakenMoved'
  | 'callTakenCancelled'
  | 'secondFactorRemoved'
  | 'staffSecondFactorRemoved'
  | 'dataErased'

/** What a mail is made of when it is sent. Kept encrypted. No answers, nothing about health. */
export type MailFacts = {
  readonly to: string
  readonly language: Language
  /** Reference of what the mail is about. */
  readonly reference: string
  /** Values of the text, as they are shown. */
  readonly values: Readonly<Record<string, string>>
  /** Paragraphs after the text, as they are shown. */
  readonly after?: readonly string[]
  /** Absolute address of the button; empty where there is nothing left to open. */
  readonly link: string
  /** Ids of stored files that go along. */
  readonly files: readonly string[]
  /** The contract of each file, by its id, where papers of several go along: they have the same names. */
  readonly contracts?: Readonly<Record<string, string>>
  /** Ids of further applications of which it tells: it stands in their history, too. */
  readonly alsoOf?: readonly number[]
  /** Documents that go along and are the same for everybody, by the hash of their bytes. */
  readonly documents?: readonly { readonly name: string; readonly sha256: string }[]
  /** Days that go along as a calendar file. */
  readonly days: readonly { readonly uid: string; readonly day: string; readonly summary: string }[]
  /** The papers that the mail is about go by post instead of along with it. */
  readonly onPaper?: boolean
  /** The answers do not go along: they are about health. */
  readonly withoutAnswers?: boolean
  /** A call that goes along as an invitation, or as its end. */
  readonly appointment?: {
    readonly uid: string
    readonly sequence: number
    /** ISO 8601, as are all moments that are kept as JSON. */
    readonly startsAt: string
    readonly endsAt: string
    readonly method: 'REQUEST' | 'CANCEL'
    readonly summary: string
    readonly organizer: { readonly name: string; readonly email: string }
  }
}
