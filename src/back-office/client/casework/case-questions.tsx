import { Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { FileRow, QuestionRecord } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { showDay, showMoment } from '../show-moment.ts'
import { FileToSave } from './case-parts.tsx'
import { showPrice } from './labels.ts'
import { stateName } from './state-names.ts'
import { WrongOffer } from './wrong-offer.tsx'

/** What the customer was asked and answered; nothing where nothing was asked. */
export function CaseQuestions({
  path,
  reference,
  files,
}: {
  path: 'applications' | 'claims'
  reference: string
  /** All of the case, among them those that came with answers. */
  files: readonly FileRow[]
}) {
  const { data, error } = useQuery({
    queryKey: ['case', path, reference, 'questions'],
    queryFn: () =>
      ask<QuestionRecord[]>(`/admin/api/${path}/${encodeURIComponent(reference)}/questions`),
  })
  if (data === undefined && error) return <CouldNotRead error={error} />
  if (!data || data.length === 0) return null
  return (
    <Card>
      <CardContent>
        <h2>Asked and answered</h2>
        <ol className="bo-events">
          {data.map((question) => (
            <li key={question.reference}>
              <strong>{question.text}</strong>
              <span>
                {question.askedBy ?? 'A former colleague'}, {showMoment(question.createdAt)}
              </span>
              {question.offer && (
                <span>
                  Offered: {showPrice(question.offer)}, until {showDay(question.offer.validUntil)}
                </span>
              )}
              {question.answer && <p>{question.answer}</p>}
              {files
                .filter(({ id }) => question.fileIds.includes(id))
                .map(({ id, name }) => (
                  <span key={id}>
                    Sent with it: <FileToSave id={id} name={name} />
                  </span>
                ))}
              {question.handOver && <span>{showHandOver(question.handOver)}</span>}
              <span>
                {showState(question)}
                {[question.answeredAt, question.takenBackAt].map(
                  (at) => at && `, ${showMoment(at)}`,
                )}
              </span>
              {question.isOpen && question.offer && (
                <WrongOffer question={question} offer={question.offer} />
              )}
            </li>
          ))}
        </ol>
      </CardContent>
    </Card>
  )
}

/** What was never answered and is not waited for any more is not open. */
export function showState({ isOpen, state }: Pick<QuestionRecord, 'isOpen' | 'state'>): string {
  const isLeft = state === 'open' && !isOpen
  return isLeft ? 'Not answered, and not waited for any more' : stateName('question', state)
}

/** How far the answer is on its way to the insurer. */
function showHandOver(handOver: NonNullable<QuestionRecord['handOver']>): string {
  switch (handOver.state) {
    case 'done':
      return `With the insurer since ${showMoment(handOver.at)}`
    case 'waiting':
      return 'On its way to the insurer'
    case 'keptBack':
      return 'Not handed to the insurer: it is asked without the name, or must not have it'
  }
}
