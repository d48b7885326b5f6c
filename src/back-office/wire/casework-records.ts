import type { ApplicationView } from '#brokerage/applications/views.ts'
import type { BookedCall } from '#brokerage/calls/call.ts'
import type { AdviserView } from '#brokerage/calls/manage-advisers.ts'
import type { CaseNote } from '#brokerage/office/case-notes.ts'
import type { Cursor } from '#brokerage/office/case-query.ts'
import type { Assignee, FormerAssignee, NotedKind } from '#brokerage/office/find-case.ts'
import type { JobEntry } from '#brokerage/office/find-jobs.ts'
import type { QueueEntry } from '#brokerage/office/find-queue.ts'
import type { RequestRecord } from '#brokerage/office/find-request.ts'
import type { Surroundings } from '#brokerage/office/find-surroundings.ts'
import type {
  ApplicationEntry,
  ClaimEntry,
  PolicyEntry,
  RequestEntry,
} from '#brokerage/office/list-cases.ts'
import type { CustomerEntry, CustomerRecord } from '#brokerage/office/list-customers.ts'
import type { EndDays } from '#brokerage/policies/end-days.ts'
import type { PolicyView } from '#brokerage/policies/views.ts'
import type { QuestionView } from '#brokerage/questions/find-questions.ts'
import type { ClaimView } from '#brokerage/service/file-claim.ts'
import type { WhoseTurn } from '#brokerage/waits-for.ts'
import type { MessageChannel, SubmissionState } from '#features/forms/states.ts'
import type { Language } from '#sites/locales.ts'

/** A value as it arrives over JSON: moments are texts. */
export type Wired<T> = T extends Date
  ? string
  : T extends string
    ? T
    : T extends readonly (infer Entry)[]
      ? readonly Wired<Entry>[]
      : T extends object
        ? { readonly [Key in keyof T]: Wired<T[Key]> }
        : T

export type CaseList<Entry> = {
  readonly entries: readonly Wired<Entry>[]
  /** Asks for the next page; left out on the last. */
  readonly next?: Wired<Cursor>
  /** How many there are on all pages. */
  readonly total: number
}
export type ApplicationRow = Wired<ApplicationEntry>
export type PolicyRow = Wired<PolicyEntry>
export type ClaimRow = Wired<ClaimEntry>
export type RequestRow = Wired<RequestEntry>
export type CustomerRow = Wired<CustomerEntry>

/** Every case comes with whose it is and what belongs to it. */
type Among = { readonly surroundings: Surroundings }
/** With the days on which its contract can end, where it has one. */
export type ApplicationRecord = ApplicationView & Among & { readonly endDays: EndDays | undefined }
export type ApplicationDetail = Wired<ApplicationRecord>
export type PolicyDetail = Wired<PolicyView> & Among
export type ClaimDetail = Wired<ClaimView> & Among
/** A withdrawal whose contract nobody knows yet stands alone. */
export type RequestDetail = Wired<RequestRecord> & Partial<Among>
export type QuestionRecord = Wired<QuestionView>
export type CustomerDetail = Wired<CustomerRecord>

/** What an erasure on behalf of a customer did. */
export type ErasureRecord = {
  readonly accountGone: boolean
  /** The last day on which whoever asked has to be told. */
  readonly answerBy: string
  /** For the answer to the customer. */
  readonly lines: Readonly<Record<Language, readonly string[]>>
}
export type FileRow = ApplicationDetail['files'][number]
export type HistoryRow = ApplicationDetail['history'][number]

/** What every screen of the casework needs to name things. */
export type CaseFacts = {
  readonly lines: readonly { readonly id: string; readonly name: string }[]
  readonly colleagues: readonly Assignee[]
  /** Closed, or of another role by now: nothing is given to them, but they may still look after something. */
  readonly former: readonly FormerAssignee[]
  /** Federal states, in which addresses are. */
  readonly states: readonly { readonly id: string; readonly name: string }[]
}

/** What colleagues look after and write notes about. */
export type WorkedKind = NotedKind | 'message'

/** What colleagues did with a case. */
export type CaseWork = {
  readonly assignedTo?: string | undefined
  readonly assignedAt?: string | undefined
  readonly notes: readonly Wired<CaseNote>[]
}

/** A message that nobody has answered yet. */
export type WaitingMessage = {
  readonly kind: 'message'
  readonly id: number
  readonly reference: string
  readonly channel: MessageChannel
  /** The title of its form; what a colleague entered says there how it came. */
  readonly about: string
  readonly state: SubmissionState
  /** The moment it came; of what a colleague entered only the day is known. */
  readonly since: string
  readonly assignedTo: string | undefined
  readonly isComplaint: boolean
  /** The last day to answer a complaint in time. */
  readonly dueOn: string | undefined
}

export type WaitingCase = Omit<Wired<QueueEntry>, 'coverFrom' | 'proofBy'> & {
  /** The day on which cover shall begin, or proof of the next one is due, where that is soon. */
  readonly dueOn: string | undefined
}

export type Queue = {
  /** What waits for us though somebody relies on a day, which comes first. */
  readonly due: readonly (WaitingCase | WaitingMessage)[]
  /** What else waits for us, the longest first. */
  readonly waiting: readonly (WaitingCase | WaitingMessage)[]
  readonly byLine: readonly { readonly line: string; readonly cases: number }[]
  /** How many wait, and for whom. */
  readonly applications: Readonly<Record<WhoseTurn, number>>
  readonly claims: Readonly<Record<WhoseTurn, number>>
  readonly requests: number
  /** Cancelled contracts whose end waits for proof of the next cover. */
  readonly proofs: number
  readonly messages: number
  readonly failedJobs: number
  /** Those that begin today, in Berlin. */
  readonly calls: readonly {
    readonly reference: string
    readonly topic: string
    readonly startsAt: string
    readonly adviserName: string
  }[]
  /** The year whose legal numbers are not all entered though it begins within two months. */
  readonly lawMissing?: { readonly year: number; readonly numbers: number }
}

export type JobRow = Wired<JobEntry>
export type JobsRecord = {
  readonly jobs: readonly JobRow[]
  readonly queues: readonly {
    readonly name: string
    readonly waiting: number
    readonly active: number
    readonly failed: number
  }[]
}

export type CallRow = Wired<BookedCall> & {
  /** The address of the result that the caller let us see. */
  readonly recommendationUrl?: string | undefined
}
export type CallsRecord = {
  /** To come, the next first. */
  readonly calls: readonly CallRow[]
  /** Those that were, the last first, for as long as they are kept. */
  readonly past: readonly CallRow[]
  readonly keptDays: number
  readonly advisers: readonly Wired<AdviserView>[]
}
