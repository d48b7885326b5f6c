import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import type { ShownDocument } from '../applications/shown-before.ts'
import type { HistoryEntry } from '../applications/views.ts'
import type { Contact } from '../contact.ts'
import type { StoredFile } from '../files/views.ts'
import type { PolicyState } from '../kinds.ts'
import type { LapsedEnd } from './lapsed-end.ts'
import type { NotedEnd } from './noted-end.ts'
import type { PolicyDate } from './policy-dates.ts'
import type { PremiumChange } from './premiums.ts'

/** A contract in a list. */
export type PolicySummary = {
  /** For paging. */
  readonly id: number
  readonly reference: string
  readonly applicationReference: string
  readonly line: string
  readonly tier: string
  readonly state: PolicyState
  readonly priceCents: number
  readonly pricePeriod: 'month' | 'once'
  readonly startDate: IsoDate
  /** The last day of cover; what notice was given to while `proofDueOn` names a day. */
  readonly endDate: IsoDate | undefined
  /** Until when the end waits for proof of the next cover; nothing where it does not. */
  readonly proofDueOn: IsoDate | undefined
  readonly withdrawUntil: IsoDate | undefined
}

/** A contract with its papers and days. */
export type PolicyWithPapers = PolicySummary & {
  /** In which it was ordered, and its papers are written. */
  readonly language: Language
  /** Deadlines from today on, soonest first. */
  readonly dates: readonly PolicyDate[]
  /** Papers and uploads of the application and of the contract. */
  readonly files: readonly StoredFile[]
}

/** One contract with everything the reader may see. */
export type PolicyView = PolicyWithPapers & {
  readonly contact: Contact
  /** The policyholder's own. */
  readonly birthDate: string | undefined
  readonly address: Readonly<Record<string, string>> | undefined
  /** The account number is shortened. */
  readonly payment:
    | { readonly method: string; readonly accountHolder?: string; readonly iban?: string }
    | undefined
  /** It is debited by the scheme between companies, which knows no refund. */
  readonly hasB2bMandate: boolean
  readonly instalmentCents: number
  readonly interval: string
  /** What the next claim costs the customer, where that moves with the life of the contract. */
  readonly deductibleCents: number | undefined
  readonly contractDate: IsoDate
  /** With whom it is made, where one is compared alone. */
  readonly insurer: string | undefined
  /** By which the insurer knows it, once somebody noted it. */
  readonly insurerNumber: string | undefined
  /** From when on the right to withdraw runs; undefined while the papers are on their way. */
  readonly papersReceivedOn: IsoDate | undefined
  /** The last day of the waiting time, also when it is over. */
  readonly waitingUntil: IsoDate | undefined
  readonly mayWithdraw: boolean
  /** Whether another first day of cover can be asked for. */
  readonly mayMoveStart: boolean
  readonly shownBefore: readonly ShownDocument[]
  /** The last premium that the insurer announced, also when it is paid by now. */
  readonly premium: PremiumChange | undefined
  /** The last day of cover if notice is given today because of it; none without such a right. */
  readonly endByPremium: IsoDate | undefined
  /** For colleagues: a premium from after the end of the contract, which is not paid while that holds. */
  readonly unpaidPremium: PremiumChange | undefined
  /** For colleagues: of the note because of which the customer gave notice. */
  readonly premiumNotice: number | undefined
  /** Where notice had no effect for want of proof: what it was given to. */
  readonly lapsedEnd: LapsedEnd | undefined
  /** For colleagues: the end that one of them wrote down, and may take back. */
  readonly notedEnd: NotedEnd | undefined
  readonly history: readonly HistoryEntry[]
}
