import { Card, CardContent } from '@mui/material'
import type { PolicyDetail } from '../../wire/casework-records.ts'
import { showDay } from '../show-moment.ts'
import { MistakeForm } from './mistake-form.tsx'
import { OpenedForm } from './opened-form.tsx'
import { useCaseChange } from './use-case.ts'

/** The end that a colleague wrote down, and the way to take it back. */
export function NotedEnd({ policy }: { policy: PolicyDetail }) {
  const { notedEnd, endDate, state } = policy
  if (notedEnd === undefined) return null
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>Noted end</h2>
        <p>
          A colleague wrote down that it {state === 'ended' ? 'ended' : 'ends'} with{' '}
          <strong>{showDay(endDate)}</strong>.
        </p>
        <OpenedForm button="That was wrong">
          {(leave) => <WrongEnd reference={policy.reference} noted={notedEnd} onLeave={leave} />}
        </OpenedForm>
      </CardContent>
    </Card>
  )
}

type WrongEndProps = {
  reference: string
  noted: NonNullable<PolicyDetail['notedEnd']>
  onLeave: () => void
}

function WrongEnd({ reference, noted, onLeave }: WrongEndProps) {
  const change = useCaseChange()
  const takeBack = (reason: string) =>
    change(`/admin/api/policies/${reference}/end-taken-back`, {
      json: { noted: noted.id, reason },
      said: 'The end is taken back.',
    })
  return (
    <MistakeForm button="Take the end back" onSubmit={takeBack} onLeave={onLeave}>
      {noted.before
        ? `The notice as of ${showDay(noted.before.endDate)} then waits for proof again, until ${showDay(noted.before.proofDueOn)}. Without any by then the contract goes on.`
        : 'The contract then goes on as if nobody had given notice.'}{' '}
      A mail tells the customer, if one told them of the end. The history keeps both.
    </MistakeForm>
  )
}
