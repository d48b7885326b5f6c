import { Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Authenticated, Loading, Title } from 'react-admin'
import { Link, useParams } from 'react-router'
import type { InboxRecord } from '../../wire/inbox-records.ts'
import { ask } from '../ask.ts'
import { casesOf } from '../casework/case-surroundings.tsx'
import { showMoment } from '../show-moment.ts'
import { AnswerForm } from './answer-form.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageEvents } from './message-events.tsx'
import { MessageFiles } from './message-files.tsx'
import { ComplaintChip } from './state-chip.tsx'
import { useMessageChange } from './use-message-change.ts'

/** One message: what was written, what came with it, what became of it, and the answer. */
export function MessagePage() {
  const { id = '' } = useParams()
  const change = useMessageChange(id)
  const field = useRef<HTMLTextAreaElement>(null)
  const { data: message, error } = useQuery({
    queryKey: ['message', id],
    queryFn: () => ask<InboxRecord>(`/admin/api/inbox/${id}`),
  })
  if (error) return <p role="alert">{error.message}</p>
  if (message === undefined) return <Loading />
  const { body, state, reference } = message
  return (
    <Authenticated>
      <Title title={`${message.formTitle} · ${reference}`} />
      <p>
        <Link to="/admin/inbox">Back to the inbox</Link>
      </p>
      <div className="bo-message">
        <MessageActions
          state={state}
          due={message.answerUntil}
          onChange={change.state}
          onAnswer={body.email === undefined ? undefined : () => field.current?.focus()}
        />
        <div className="bo-stack">
          <Card>
            <CardContent>
              <h2 className="bo-heading">
                {message.formTitle} {message.isComplaint && <ComplaintChip />}
              </h2>
              <dl className="bo-answers">
                {body.answers.map((answer) => (
                  <div key={answer.id}>
                    <dt>{answer.label}</dt>
                    <dd>{answer.value.join(', ')}</dd>
                  </div>
                ))}
              </dl>
              <MessageFiles message={message} />
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <h2>Answer by mail</h2>
              {body.email === undefined ? (
                <p>The sender left no e-mail address.</p>
              ) : (
                <AnswerForm
                  email={body.email}
                  place={`answer:${reference}`}
                  field={field}
                  onAnswer={(text) => change.answer(text, message.events.at(-1)?.id ?? 0)}
                />
              )}
            </CardContent>
          </Card>
        </div>
        <Card>
          <CardContent>
            <h2>Story</h2>
            <MessageEvents message={message} />
            {body.email && (
              <p className="bo-links">
                <Link to={casesOf('applications', body.email)}>Their applications</Link>
                <Link to={casesOf('policies', body.email)}>Their policies</Link>
                <Link to={casesOf('claims', body.email)}>Their claims</Link>
                <Link to={casesOf('inbox', body.email)}>Their messages</Link>
              </p>
            )}
            <p>
              From <a href={message.pageUrl}>{message.path}</a> in {message.locale}. Will be deleted
              on {showMoment(message.deleteAfter)}.
            </p>
          </CardContent>
        </Card>
      </div>
    </Authenticated>
  )
}
