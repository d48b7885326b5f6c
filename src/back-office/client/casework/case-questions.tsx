import { Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { QuestionRecord } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'
import { showMoment } from '../show-moment.ts'
import { showPrice, wordsOf } from './labels.ts'

/** What the customer was asked and answered; nothing where nothing was asked. */
export function CaseQuestions({
  path,
  reference,
}: {
  path: 'applications' | 'claims'
  reference: string
}) {
  const { data } = useQuery({
    queryKey: ['case', path, reference, 'questions'],
    queryFn: () =>
      ask<QuestionRecord[]>(`/admin/api/${path}/${encodeURIComponent(reference)}/questions`),
  })
  if (!data || data.length === 0) return null
  return (
    <Card>
      <CardContent>
        <h2>Asked and answered</h2>
        <ol className="bo-events">
          {data.map((question) => (
            <li key={question.reference}>
              <strong>{question.text}</strong>
              {question.offer && (
                <span>
                  Offered: {showPrice(question.offer)}, until {question.offer.validUntil}
                </span>
              )}
              {question.answer && <p>{question.answer}</p>}
              <span>
                {question.isOpen ? 'Waits for the customer' : wordsOf(question.state)},{' '}
                {showMoment(question.answeredAt ?? question.createdAt)}
              </span>
            </li>
          ))}
        </ol>
      </CardContent>
    </Card>
  )
}
