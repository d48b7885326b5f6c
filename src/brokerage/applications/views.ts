import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import type { ApplicationState } from '#insurance/application/states.ts'
import type { Language } from '#insurance/values/language.ts'
import type { Contact } from '../contact.ts'
import type { StoredFile } from '../files/views.ts'
import type { ShownDocument } from './shown-before.ts'

/** An application in a list. Holds nothing that is encrypted in the table. */
export type ApplicationSummary = {
  readonly reference: string
  readonly line: string
  readonly tier: string
  readonly state: ApplicationState
  readonly stateSince: Date
  readonly submittedAt: Date
  readonly priceCents: number
  /** What the insurer asks for instead, while its offer waits for a yes or no. */
  readonly offeredCents: number | undefined
  readonly pricePeriod: 'month' | 'once'
  readonly startDate: string | undefined
  /** Once there is a contract. */
  readonly policyReference: string | undefined
}

/** What happened, for the history. */
export type HistoryEntry = {
  readonly at: Date
  readonly kind: string
  readonly fromState: string | undefined
  readonly toState: string | undefined
  /** `customer`, `staff`, `system` … */
  readonly by: string
  /** Which colleague, for colleagues alone. */
  readonly byName?: string
  readonly details: Readonly<Record<string, unknown>>
}

/** One application with everything the reader may see. */
export type ApplicationView = ApplicationSummary & {
  readonly language: Language
  readonly contact: Contact
  readonly product: FrozenApplication['product']
  readonly instalmentCents: number
  readonly interval: FrozenApplication['interval']
  readonly withdrawalDays: number
  /** The last day of its contract, where that has one. */
  readonly endDate: string | undefined
  /** Until when that day waits for proof of the next cover. */
  readonly proofDueOn: string | undefined
  readonly shownBefore: readonly ShownDocument[]
  /** Whether its customer may withdraw today. */
  readonly mayWithdraw: boolean
  readonly mandateReference: string | undefined
  /** Questions as asked with answers; masked unless it was asked to be shown in full. */
  readonly record: FrozenApplication['record']
  readonly isMasked: boolean
  /** Why a colleague declined it, in words for the customer. */
  readonly reply: string | undefined
  readonly history: readonly HistoryEntry[]
  readonly files: readonly StoredFile[]
  /** The states to which the reader may move it. */
  readonly nextStates: readonly ApplicationState[]
}
