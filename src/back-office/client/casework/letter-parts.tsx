import { Button, Card, CardContent } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { POSTING_REASONS } from '#brokerage/kinds.ts'
import type { RequestDetail } from '../../wire/casework-records.ts'
import { berlinDay } from '../days.ts'
import { DayField } from '../inputs/day-field.tsx'
import { Choice } from '../list-filters.tsx'
import { showDay } from '../show-moment.ts'
import { postingReasons } from './labels.ts'
import { OpenedForm } from './opened-form.tsx'
import { useCaseChange } from './use-case.ts'

type LetterProps = { reference: string; since: string }

type PostedProps = LetterProps & {
  postedOn: string
  /** The right to withdraw runs from when they arrive. */
  beginsPeriod: boolean
}

/** When the papers went to the post: the right to withdraw runs from when they arrive. */
export function PostedForm({ reference, since }: LetterProps) {
  const change = useCaseChange()
  const [on, setOn] = useState(berlinDay(Date.now()))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const path = `/admin/api/requests/${reference}/posted`
    void change(path, { json: { on }, said: 'It is noted that the papers are posted.' })
  }
  return (
    <Card>
      <CardContent>
        <h2>Next step</h2>
        <form className="bo-stack" onSubmit={submit}>
          <p>
            Print all files, with those shown before the order where they are listed, and post them.
          </p>
          <PostedOn value={on} onChange={setOn} since={since} />
          <div>
            <Button type="submit" variant="contained" disabled={on === ''}>
              Posted
            </Button>
          </div>
        </form>
      </CardContent>
    </Card>
  )
}

/** When they were posted, and the way to put a wrong day right. */
export function PostedCard(props: PostedProps) {
  const { postedOn, beginsPeriod } = props
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>Posted</h2>
        <p>
          On <strong>{showDay(postedOn)}</strong>.
          {beginsPeriod && ' The right to withdraw runs from when they arrive.'}
        </p>
        <OpenedForm button="Correct the day">
          {(leave) => <CorrectionForm {...props} onLeave={leave} />}
        </OpenedForm>
      </CardContent>
    </Card>
  )
}

type CorrectionProps = PostedProps & { onLeave: () => void }

function CorrectionForm({ reference, since, postedOn, beginsPeriod, onLeave }: CorrectionProps) {
  const change = useCaseChange()
  const [on, setOn] = useState(postedOn)
  const [reason, setReason] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const path = `/admin/api/requests/${reference}/posted`
    const correction = { json: { on, reason }, said: 'The day of posting is corrected.' }
    if (await change(path, { method: 'PUT', ...correction })) onLeave()
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      <p>
        {beginsPeriod &&
          'A later day gives the customer more time to withdraw, and a mail tells them so. An earlier one takes nothing away that they were told. '}
        Both days stay in the history.
      </p>
      <PostedOn value={on} onChange={setOn} since={since} />
      <Choice
        label="Reason"
        none="Choose"
        required
        value={reason}
        options={POSTING_REASONS.map((id) => ({ id, name: postingReasons[id] }))}
        onChoose={setReason}
      />
      <div className="bo-states">
        <Button
          type="submit"
          variant="contained"
          disabled={on === '' || on === postedOn || reason === ''}
        >
          Correct
        </Button>
        <Button onClick={onLeave}>Not yet</Button>
      </div>
    </form>
  )
}

type PostedOnProps = { value: string; onChange: (day: string) => void; since: string }

/** A day from when there was something to post until today. */
function PostedOn({ value, onChange, since }: PostedOnProps) {
  return (
    <DayField
      label="Posted on"
      day={value}
      min={berlinDay(Date.parse(since))}
      max={berlinDay(Date.now())}
      onChange={onChange}
    />
  )
}

/** What was shown before the order and goes along on paper. */
export function LetterDocuments({ documents }: Pick<Letter, 'documents'>) {
  if (documents.length === 0) return null
  return (
    <>
      <h3>Shown before the order</h3>
      <ul className="bo-plain-list">
        {documents.map(({ name, sha256 }) => (
          <li key={sha256}>
            <a href={`/admin/api/case-documents/${sha256}`} download={`${name}.pdf`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

type Letter = NonNullable<RequestDetail['letter']>
