import { UNANSWERED } from '#features/forms/states.ts'
import type { InboxList } from '../../wire/inbox-records.ts'
import { Colleague } from '../casework/colleague.tsx'
import { channelNames } from '../channel-names.ts'
import { outcomeNames } from '../message-labels.ts'
import type { Column } from '../record-table.tsx'
import { RowLink } from '../row-link.tsx'
import { showDay, showDue, showMoment } from '../show-moment.ts'
import { showArrival } from './show-arrival.ts'
import { ComplaintChip, StateChip } from './state-chip.tsx'

type Row = InboxList['data'][number]

const from: Column<Row> = {
  label: 'From',
  show: ({ id, email, name, reference }) => (
    <RowLink to={messagePath({ id })}>{email ?? name ?? reference}</RowLink>
  ),
}

export function messagePath({ id }: { id: number }): string {
  return `/admin/inbox/${id}`
}

const assigned: Column<Row> = {
  label: 'Looked after by',
  show: ({ assignedTo }) => <Colleague id={assignedTo} />,
}

/** What visitors wrote, one line each. */
export const messageColumns: readonly Column<Row>[] = [
  from,
  {
    label: 'Message',
    show: ({ excerpt }) => <span className="bo-inbox-excerpt">{excerpt}</span>,
  },
  {
    label: 'Form',
    show: ({ formTitle, channel, locale }) => (
      <>
        {formTitle} {channel === 'form' && <small className="bo-reference">({locale})</small>}
      </>
    ),
  },
  {
    label: 'State',
    show: ({ state, complaint }) => (
      <>
        <StateChip state={state} /> {complaint && <ComplaintChip />}
        {complaint && UNANSWERED.includes(state) && (
          <>
            <br />
            <small>answer by {showDue(complaint.dueOn)}</small>
          </>
        )}
      </>
    ),
  },
  assigned,
  { label: 'Arrived', show: showArrival, isTight: true },
]

/** The register: when a complaint came, by when and when it was answered, and what became of it. */
export const complaintColumns: readonly Column<Row>[] = [
  from,
  { label: 'State', show: ({ state }) => <StateChip state={state} /> },
  { label: 'Came by', show: ({ channel }) => channelNames[channel] },
  { label: 'Received', show: showArrival, isTight: true },
  {
    label: 'Answer by',
    show: ({ complaint, state }) =>
      complaint && UNANSWERED.includes(state)
        ? showDue(complaint.dueOn)
        : showDay(complaint?.dueOn),
  },
  {
    label: 'Answered',
    show: ({ complaint }) =>
      complaint?.answeredAt ? (
        showMoment(complaint.answeredAt)
      ) : (
        <span className="bo-soft">Not yet</span>
      ),
  },
  {
    label: 'Outcome',
    show: ({ complaint }) =>
      complaint?.outcome ? outcomeNames[complaint.outcome] : <span className="bo-soft">Open</span>,
  },
  assigned,
]
