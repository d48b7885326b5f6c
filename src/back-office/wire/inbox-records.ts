import type { InboxRow } from '#features/forms/inbox/list-submissions.ts'
import type { InboxMessage } from '#features/forms/inbox/read-submission.ts'

export type InboxList = {
  data: InboxRow[]
  total: number
  /** Every form that ever brought a message, to filter by. */
  forms: { name: string; title: string }[]
}

export type InboxRecord = Omit<InboxMessage, 'events'> & {
  /** The address of the page that it came from. */
  pageUrl: string
  events: (Omit<InboxMessage['events'][number], 'actorId'> & {
    /** Who did it, by name. */
    by: string
  })[]
}
