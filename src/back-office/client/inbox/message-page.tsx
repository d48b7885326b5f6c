import { Button, Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Authenticated, Loading, Title } from 'react-admin'
import { Link, useParams } from 'react-router'
import { SUBMISSION_STATES } from '#features/forms/states.ts'
import type { InboxRecord } from '../../wire/inbox-records.ts'
import { ask } from '../ask.ts'
import { showMoment } from '../show-moment.ts'
import { AnswerForm } from './answer-form.tsx'
import { MessageEvents } from './message-events.tsx'
import { MessageFiles } from './message-files.tsx'
import { StateChip, states } from './state-chip.tsx'
import { useMessageChange } from './use-message-change.ts'

/** One message: what was written, what came with it, what became of it, and the answer. */
export function MessagePage() {
  const { id = '' } = useParams()
  const change = useMessageChange(id)
  const { data: message, error } = useQuery({
    queryKey: ['message', id],
    queryFn: () => ask<InboxRecord>(`/admin/api/inbox/${id}`),
    retry: false,
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
        <div className="bo-stack">
          <Card>
            <CardContent>
              <h2 className="bo-heading">
                {message.formTitle} <StateChip state={state} />
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
                <AnswerForm email={body.email} onAnswer={(text) => change.answer(text)} />
              )}
            </CardContent>
          </Card>
        </div>
        <div className="bo-stack">
          <Card>
            <CardContent>
              <h2>State</h2>
              <div className="bo-states">
                {SUBMISSION_STATES.filter((each) => each !== state).map((each) => (
                  <Button
                    key={each}
                    variant="outlined"
                    color={each === 'spam' ? 'error' : 'primary'}
                    onClick={() => change.state(each)}
                  >
                    {states[each].action}
                  </Button>
                ))}
              </div>
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <h2>Story</h2>
              <MessageEvents message={message} />
              <p>
                From <a href={message.pageUrl}>{message.path}</a> in {message.locale}. Will be
                deleted on {showMoment(message.deleteAfter)}.
              </p>
            </CardContent>
          </Card>
        </div>
      </div>
    </Authenticated>
  )
}
