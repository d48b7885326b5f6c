import { Button, Card, CardContent } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { NOTE_MISTAKES } from '#brokerage/kinds.ts'
import type { PolicyDetail } from '../../wire/casework-records.ts'
import { Choice } from '../list-filters.tsx'
import { showDay } from '../show-moment.ts'
import { noteMistakes } from './labels.ts'
import { useCaseChange } from './use-case.ts'

/** The end that a colleague wrote down, and the way to take it back. */
export function NotedEnd({ policy }: { policy: PolicyDetail }) {
  const { notedEnd, endDate, state } = policy
  const [isWrong, setWrong] = useState(false)
  if (notedEnd === undefined) return null
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>Noted end</h2>
        <p>
          A colleague wrote down that it {state === 'ended' ? 'ended' : 'ends'} with{' '}
          <strong>{showDay(endDate)}</strong>.
        </p>
        {isWrong ? (
          <MistakeForm
            reference={policy.reference}
            noted={notedEnd}
            onLeave={() => setWrong(false)}
          />
        ) : (
          <div>
            <Button variant="outlined" onClick={() => setWrong(true)}>
              That was wrong
            </Button>
          </div>
        )}
      </CardContent>
    </Card>
  )
}

type MistakeFormProps = {
  reference: string
  noted: NonNullable<PolicyDetail['notedEnd']>
  onLeave: () => void
}

function MistakeForm({ reference, noted, onLeave }: MistakeFormProps) {
  const change = useCaseChange()
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void change(`/admin/api/policies/${reference}/end-taken-back`, {
      json: { noted: noted.id, reason },
      said: 'The end is taken back.',
    })
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      <p>
        {noted.before
          ? `The notice as of ${showDay(noted.before.endDate)} then waits for proof again, until ${showDay(noted.before.proofDueOn)}. Without any by then the contract goes on.`
          : 'The contract then goes on as if nobody had given notice.'}{' '}
        A mail tells the customer, if one told them of the end. The history keeps both.
      </p>
      <Choice
        label="Reason"
        none="Choose"
        required
        value={reason}
        options={NOTE_MISTAKES.map((id) => ({ id, name: noteMistakes[id] }))}
        onChoose={setReason}
      />
      <div className="bo-states">
        <Button type="submit" variant="contained" disabled={reason === ''}>
          Take the end back
        </Button>
        <Button onClick={onLeave}>Not yet</Button>
      </div>
    </form>
  )
}
