import type { InboxRecord } from '../../wire/inbox-records.ts'
import { states } from '../message-labels.ts'
import { showMoment } from '../show-moment.ts'
import { showArrival } from './show-arrival.ts'

/** What became of a message, from its arrival. */
export function MessageEvents({ message }: { message: InboxRecord }) {
  return (
    <ol className="bo-events">
      <li>
        <strong>Arrived</strong>
        <span>{showArrival(message)}</span>
      </li>
      {message.events.map(({ id, kind, state, text, by, at, sentAt }) => (
        <li key={id}>
          <strong>{kinds[kind] ?? (state && states[state].label)}</strong>
          <span>
            {by}, {showMoment(at)}
            {kind === 'answer' && !sentAt && ' · the mail is on its way'}
          </span>
          {text && <p>{kind === 'corrected' ? `Before: ${text}` : text}</p>}
        </li>
      ))}
    </ol>
  )
}

/** What is no change of the state alone. */
const kinds: Partial<Record<InboxRecord['events'][number]['kind'], string>> = {
  answer: 'Answered',
  entered: 'Entered',
  corrected: 'Corrected',
}
