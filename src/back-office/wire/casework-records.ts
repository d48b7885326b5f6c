import type { ApplicationView } from '#brokerage/applications/views.ts'
import type { BookedCall } from '#brokerage/calls/call.ts'
import type { AdviserView } from '#brokerage/calls/manage-advisers.ts'
import type { Assignee } from '#brokerage/office/find-case.ts'
import type { JobEntry } from '#brokerage/office/find-jobs.ts'
import type { QueueEntry } from '#brokerage/office/find-queue.ts'
import type { RequestRecord } from '#brokerage/office/find-request.ts'
import type {
  ApplicationEntry,
  ClaimEntry,
  PolicyEntry,
  RequestEntry,
} from '#brokerage/office/list-cases.ts'
import type { CustomerEntry, CustomerRecord } from '#brokerage/office/list-customers.ts'
import type { CaseNote } from '#brokerage/office/work-on-cases.ts'
import type { PolicyView } from '#brokerage/policies/views.ts'
import type { QuestionView } from '#brokerage/questions/find-questions.ts'
import type { ClaimView } from '#brokerage/service/file-claim.ts'

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
  readonly next?: number
}
export type ApplicationRow = Wired<ApplicationEntry>
export type PolicyRow = Wired<PolicyEntry>
export type ClaimRow = Wired<ClaimEntry>
export type RequestRow = Wired<RequestEntry>
export type CustomerRow = Wired<CustomerEntry>

export type ApplicationDetail = Wired<ApplicationView>
export type PolicyDetail = Wired<PolicyView>
export type ClaimDetail = Wired<ClaimView>
export type RequestDetail = Wired<RequestRecord>
export type QuestionRecord = Wired<QuestionView>
export type CustomerDetail = Wired<CustomerRecord>
export type FileRow = ApplicationDetail['files'][number]
export type HistoryRow = ApplicationDetail['history'][number]

/** What every screen of the casework needs to name things. */
export type CaseFacts = {
  readonly lines: readonly { readonly id: string; readonly name: string }[]
  readonly colleagues: readonly Assignee[]
}

/** What colleagues did with a case. */
export type CaseWork = {
  readonly assignedTo?: string | undefined
  readonly notes: readonly Wired<CaseNote>[]
  readonly audit: readonly {
    readonly id: number
    readonly at: string
    /** Who, by name. */
    readonly by: string
    readonly action: string
    /** Codes: from where to where, which file. */
    readonly details: Readonly<Record<string, unknown>>
  }[]
}

export type Queue = {
  readonly waiting: readonly Wired<QueueEntry>[]
  readonly byLine: readonly { readonly line: string; readonly cases: number }[]
  readonly byState: readonly { readonly state: string; readonly cases: number }[]
  readonly openClaims: number
  readonly openRequests: number
  readonly failedJobs: number
  /** Calls that begin today, in Berlin. */
  readonly callsToday: number
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
  readonly calls: readonly CallRow[]
  readonly advisers: readonly Wired<AdviserView>[]
}
