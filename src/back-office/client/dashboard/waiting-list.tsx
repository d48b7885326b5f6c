import { Badge } from '#ui/badge/badge.tsx'
import type { Queue, WaitingCase, WaitingMessage } from '../../wire/casework-records.ts'
import { casePaths } from '../casework/case-paths.ts'
import { CaseState } from '../casework/case-state.tsx'
import { requestKinds, wordsOf } from '../casework/labels.ts'
import { useCaseFacts } from '../casework/use-case-facts.ts'
import { messagePath } from '../inbox/inbox-table.tsx'
import { StateChip } from '../inbox/state-chip.tsx'
import { RowLink } from '../row-link.tsx'
import { isOverdue, showAge, showDue } from '../show-moment.ts'

/** Cases and messages that wait for us, with what is due when. */
export function WaitingList({ waiting }: { waiting: Queue['waiting'] }) {
  return (
    <ol className="bo-waiting">
      {waiting.map((entry) => (
        <li key={entry.reference}>
          {entry.kind === 'message' ? (
            <MessageEntry message={entry} />
          ) : (
            <CaseEntry waiting={entry} />
          )}
        </li>
      ))}
    </ol>
  )
}

export function pathOf(entry: Queue['waiting'][number]): string {
  return entry.kind === 'message'
    ? messagePath(entry)
    : `/admin/${casePaths[entry.kind]}/${entry.reference}`
}

function CaseEntry({ waiting }: { waiting: WaitingCase }) {
  const { lineName, colleagueName } = useCaseFacts()
  const { kind, reference, line, about, state, since, assignedTo, dueOn } = waiting
  return (
    <>
      <RowLink to={pathOf(waiting)}>
        {nameOf(kind, about)}: {lineName(line)}
      </RowLink>
      <CaseState kind={kind} state={state} />
      <span className="bo-soft">
        {reference}, {showAge(since)}, {assignedTo ? colleagueName(assignedTo) : 'nobody yet'}
      </span>
      {dueOn && (
        <Due
          what={kind === 'policy' ? 'Proof of the next cover by' : 'Cover shall begin on'}
          day={dueOn}
        />
      )}
    </>
  )
}

function MessageEntry({ message }: { message: WaitingMessage }) {
  const { colleagueName } = useCaseFacts()
  const { reference, channel, about, state, since, assignedTo, isComplaint, dueOn } = message
  const kind = isComplaint ? 'Complaint' : 'Message'
  return (
    <>
      <RowLink to={pathOf(message)}>{channel === 'form' ? `${kind}: ${about}` : about}</RowLink>
      <StateChip state={state} />
      <span className="bo-soft">
        {reference}, {showAge(since)}, {assignedTo ? colleagueName(assignedTo) : 'nobody yet'}
      </span>
      {dueOn && <Due what="Answer by" day={dueOn} />}
    </>
  )
}

/** A day on which somebody relies. */
function Due({ what, day }: { what: string; day: string }) {
  return (
    <Badge size="small" variant={isOverdue(day) ? 'error' : 'warning'}>
      {what} {showDue(day)}
    </Badge>
  )
}

function nameOf(kind: WaitingCase['kind'], about: string | undefined): string {
  if (kind === 'request' && about !== undefined) {
    return (requestKinds as Readonly<Record<string, string>>)[about] ?? wordsOf(about)
  }
  return kind === 'claim' && about !== undefined
    ? `Claim, ${wordsOf(about).toLowerCase()}`
    : wordsOf(kind)
}
