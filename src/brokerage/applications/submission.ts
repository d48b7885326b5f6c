import type { Freezing } from '#insurance/application/freeze-application.ts'
import type { Language } from '#insurance/values/language.ts'
import type { Period } from '#insurance/values/period.ts'
import type { Locale } from '#sites/locales.ts'

/** An order, as the last step of a journey or a partner's program sends it. */
export type SubmitRequest = {
  readonly line: string
  /** Answers as they came in; the line reads them. */
  readonly answers: unknown
  /** The package chosen. */
  readonly tier: string
  /** The price that was shown, in cents for the price's period. */
  readonly expectedCents: number
  /** What that price was shown for, where the sender says it. */
  readonly expectedPeriod?: Period
  /** Language in which the questions were asked. */
  readonly language: Language
  readonly locale: Locale
  /** Documents that were opened or downloaded, by the hash of their bytes. */
  readonly documents: readonly {
    readonly code: string
    readonly sha256: string
    readonly openedAt?: string | undefined
  }[]
  /** When our initial information was shown before the first price, and which version of it. */
  readonly informed?: { readonly version: string; readonly at: string } | undefined
  /** The advice record that the order follows, when advice was accepted. */
  readonly adviceRecordId?: string | undefined
  /** Whether the button said that the order obliges to pay (§ 312j (3) BGB). */
  readonly orderConfirmed: boolean
  /** The draft it was filled in as; its uploads go along. */
  readonly draftId?: string | undefined
  /** Chosen by the client, one for each order. */
  readonly idempotencyKey: string
  /** The partner's click, when the visitor agreed to its being kept. */
  readonly affiliateId?: string | undefined
  /** By which the log tells requests apart. */
  readonly requestId?: string | undefined
}

/** A duty that was not fulfilled before the order. */
export type MissingDuty =
  | { readonly duty: 'order' }
  /** Left out, or not one on which this order may rest. */
  | { readonly duty: 'adviceRecord'; readonly problem: 'notGiven' | 'unfit' }
  /** Not opened, or not the document that we showed. */
  | {
      readonly duty: 'document'
      readonly code: string
      readonly problem: 'notSeen' | 'unknownHash'
    }

/** What became of an order. Only `submitted` changed anything. */
export type Submission =
  | {
      readonly outcome: 'submitted'
      readonly reference: string
      readonly submittedAt: Date
      /** What was agreed. */
      readonly priceCents: number
      readonly pricePeriod: 'month' | 'once'
      /** Whether the same order had come before; nothing was done twice. */
      readonly repeated: boolean
    }
  | Exclude<Freezing, { outcome: 'frozen' }>
  | { readonly outcome: 'unknownLine' }
  /** We are in no register of intermediaries, and sell nothing until we are. */
  | { readonly outcome: 'saleClosed' }
  /** The draft that it names is none of this line, too old, or somebody else's. */
  | { readonly outcome: 'unknownDraft' }
  | { readonly outcome: 'dutiesMissing'; readonly duties: readonly MissingDuty[] }
  /** The key came before with another order. */
  | { readonly outcome: 'keyReused' }
