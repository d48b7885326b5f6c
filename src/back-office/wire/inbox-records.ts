import type { InboxRow } from '#features/forms/inbox/list-submissions.ts'
import type { InboxMessage } from '#features/forms/inbox/read-submission.ts'

export type InboxList = {
  data: InboxRow[]
  total: number
  /** Every form that ever brought a message, to filter by. */
  forms: { name: string; title: string }[]
}

/** What there is under the address of a sender, which nobody has proven. */
export type SenderRecord = {
  /** Of the account, if there is one. */
  account: string | undefined
  applications: readonly SenderCase[]
  policies: readonly SenderCase[]
}
type SenderCase = { reference: string; line: string; state: string }

export type InboxRecord = Omit<InboxMessage, 'events'> & {
  sender: SenderRecord | undefined
  /** The address of the page that it came from. */
  pageUrl: string
  events: (Omit<InboxMessage['events'][number], 'actorId'> & {
    /** Who did it, by name. */
    by: string
  })[]
}
