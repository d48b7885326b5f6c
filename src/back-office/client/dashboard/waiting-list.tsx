import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '#ui/badge/badge.tsx'
import type { Queue, WaitingCase, WaitingMessage } from '../../wire/casework-records.ts'
import { casePaths } from '../casework/case-parts.tsx'
import { CaseState } from '../casework/case-state.tsx'
import { requestKinds, wordsOf } from '../casework/labels.ts'
import { useCaseFacts } from '../casework/use-case-facts.ts'
import { StateChip } from '../inbox/state-chip.tsx'
import { showAge, showDay } from '../show-moment.ts'

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

function CaseEntry({ waiting }: { waiting: WaitingCase }) {
  const { lineName, colleagueName } = useCaseFacts()
  const { kind, reference, line, about, state, since, assignedTo, dueOn } = waiting
  return (
    <>
      <Link to={`/admin/${casePaths[kind]}/${reference}`}>
        {nameOf(kind, about)}: {lineName(line)}
      </Link>
      <CaseState kind={kind} state={state} />
      <span className="bo-soft">
        {reference}, {showAge(since)}, {assignedTo ? colleagueName(assignedTo) : 'nobody yet'}
      </span>
      {dueOn && <Due>Cover shall begin on {showDay(dueOn)}</Due>}
    </>
  )
}

function MessageEntry({ message }: { message: WaitingMessage }) {
  const { colleagueName } = useCaseFacts()
  const { id, reference, channel, about, state, since, assignedTo, isComplaint, dueOn } = message
  const kind = isComplaint ? 'Complaint' : 'Message'
  return (
    <>
      <Link to={`/admin/inbox/${id}`}>{channel === 'form' ? `${kind}: ${about}` : about}</Link>
      <StateChip state={state} />
      <span className="bo-soft">
        {reference}, {showAge(since)}, {assignedTo ? colleagueName(assignedTo) : 'nobody yet'}
      </span>
      {dueOn && <Due>Answer by {showDay(dueOn)}</Due>}
    </>
  )
}

/** A day on which somebody relies. */
function Due({ children }: { children: ReactNode }) {
  return (
    <Badge size="small" variant="warning">
      {children}
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
