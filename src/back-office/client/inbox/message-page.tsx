import { Card, CardContent } from '@mui/material'
import { useRef } from 'react'
import { useParams } from 'react-router'
import type { InboxRecord } from '../../wire/inbox-records.ts'
import { CaseFrame } from '../casework/case-frame.tsx'
import { useCase } from '../casework/use-case.ts'
import { useWayBack } from '../row-link.tsx'
import { showDay } from '../show-moment.ts'
import { AnswerForm } from './answer-form.tsx'
import { ComplaintCard } from './complaint-card.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageEvents } from './message-events.tsx'
import { MessageFiles } from './message-files.tsx'
import { MessageSender } from './message-sender.tsx'
import { ComplaintChip, StateChip } from './state-chip.tsx'
import { useMessageChange } from './use-message-change.ts'

/** One message, with its answer and its place in the register of complaints. */
export function MessagePage() {
  const { id = '' } = useParams()
  const change = useMessageChange(id)
  const field = useRef<HTMLTextAreaElement>(null)
  const { data: message, error } = useCase<InboxRecord>('inbox', id)
  const wayBack = useWayBack()
  const isFromRegister = wayBack
    ? wayBack.startsWith(toRegister.to)
    : message !== undefined && message.channel !== 'form'
  return (
    <CaseFrame
      title={message ? `${message.formTitle} ${message.reference}` : 'Message'}
      back={isFromRegister ? toRegister : toInbox}
      kind="message"
      reference={message?.reference ?? ''}
      error={error}
      isLoaded={message !== undefined}
      files={message?.files}
      aside={
        message && (
          <div className="bo-stack">
            <MessageActions
              state={message.state}
              onChange={(state) => change.state(state, lastDone(message))}
              onAnswer={message.body.email === undefined ? undefined : () => field.current?.focus()}
            />
            <ComplaintCard
              message={message}
              onMark={change.complaint}
              onDecide={(outcome) => change.outcome(outcome, message.complaint?.decidedAt ?? null)}
              onCorrect={change.entry}
            />
          </div>
        )
      }
    >
      {message && <Message message={message} field={field} change={change} />}
    </CaseFrame>
  )
}

/** The last thing that was done with it, so that nobody acts on what they have not read. */
const lastDone = ({ events }: InboxRecord) => events.at(-1)?.id ?? 0

const toInbox = { to: '/admin/inbox', label: 'Back to the inbox' }
/** What a colleague entered is looked for there. */
const toRegister = { to: '/admin/complaints', label: 'Back to the complaints' }

type MessageProps = {
  message: InboxRecord
  field: React.RefObject<HTMLTextAreaElement | null>
  change: ReturnType<typeof useMessageChange>
}

/** What was written, what came with it, the answer, who wrote it, and what became of it. */
function Message({ message, field, change }: MessageProps) {
  const { body, sender, reference } = message
  return (
    <>
      <Card>
        <CardContent>
          <h2 className="bo-heading">
            {message.formTitle} <StateChip state={message.state} />
            {message.complaint && <ComplaintChip />}
          </h2>
          <dl className="bo-answers">
            {body.answers.map((answer) => (
              <div key={answer.id}>
                <dt>{answer.label}</dt>
                <dd>{answer.value.join(', ')}</dd>
              </div>
            ))}
          </dl>
          <MessageFiles message={message} change={change} />
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <h2>Answer by mail</h2>
          {body.email === undefined ? (
            <p>There is no e-mail address: answer in another way, and mark it as answered.</p>
          ) : (
            <AnswerForm
              email={body.email}
              place={`answer:${reference}`}
              field={field}
              onAnswer={(text) => change.answer(text, lastDone(message))}
            />
          )}
        </CardContent>
      </Card>
      {sender && body.email && <MessageSender sender={sender} email={body.email} />}
      <Card>
        <CardContent>
          <h2>Story</h2>
          <MessageEvents message={message} />
          <p>
            {message.channel === 'form' && (
              <>
                From <a href={message.pageUrl}>{message.path}</a> in {message.locale}.{' '}
              </>
            )}
            Kept until {showDay(message.keptUntil)}.
          </p>
        </CardContent>
      </Card>
    </>
  )
}
