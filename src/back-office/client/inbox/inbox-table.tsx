import { Link } from 'react-router'
import type { InboxList } from '../../wire/inbox-records.ts'
import { type Column, RecordTable } from '../record-table.tsx'
import { showDay, showMoment } from '../show-moment.ts'
import { ComplaintChip, StateChip } from './state-chip.tsx'

type Row = InboxList['data'][number]

/** What visitors wrote, one line each. */
export function InboxTable({ rows, empty }: { rows: readonly Row[]; empty: string }) {
  return (
    <RecordTable
      name="Messages"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={empty}
    />
  )
}

const columns: readonly Column<Row>[] = [
  {
    label: 'From',
    show: ({ id, email, reference }) => <Link to={`/admin/inbox/${id}`}>{email ?? reference}</Link>,
  },
  {
    label: 'Message',
    show: ({ excerpt }) => <span className="bo-inbox-excerpt">{excerpt}</span>,
  },
  {
    label: 'Form',
    show: ({ formTitle, locale }) => (
      <>
        {formTitle} <small>({locale})</small>
      </>
    ),
  },
  {
    label: 'State',
    show: ({ state, isComplaint, answerUntil }) => (
      <>
        <StateChip state={state} /> {isComplaint && <ComplaintChip />}
        {answerUntil && (
          <>
            <br />
            <small>answer by {showDay(answerUntil)}</small>
          </>
        )}
      </>
    ),
  },
  { label: 'Arrived', show: ({ createdAt }) => showMoment(createdAt), isTight: true },
]
