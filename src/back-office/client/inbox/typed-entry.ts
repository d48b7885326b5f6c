import type { InboxRecord } from '../../wire/inbox-records.ts'
import { berlinDay } from '../days.ts'

export type EntryFields = { on: string; subject: string; text: string; note: string }

/** What a colleague changed of an entry and has not sent yet, and the last event that they had seen. */
export type TypedEntry = Partial<EntryFields> & { seen?: number }

type Message = Pick<InboxRecord, 'createdAt' | 'about' | 'body' | 'events'>

/**
 * The entry as it is, with what was typed over it: what is read again meanwhile shows in the fields
 * that nobody touched, and takes nothing from the others.
 */
export function overEntry({ createdAt, about, body, events }: Message, typed: TypedEntry) {
  const entry: EntryFields = {
    on: berlinDay(Date.parse(createdAt)),
    subject: about?.reference ?? '',
    text: body.answers.find(({ id }) => id === 'text')?.value[0] ?? '',
    note: '',
  }
  const { seen = lastOf(events), ...changed } = typed
  const fields = { ...entry, ...changed }
  return {
    fields,
    seen,
    isSame:
      fields.on === entry.on && fields.subject === entry.subject && fields.text === entry.text,
    /** Who corrected it after this was begun. */
    correctedBy: events.findLast(({ id, kind }) => kind === 'corrected' && id > seen)?.by,
  }
}

export const lastOf = (events: Message['events']): number => events.at(-1)?.id ?? 0
