import { Button, Card, CardContent } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { PolicyDetail } from '../../wire/casework-records.ts'
import { berlinDay } from '../days.ts'
import { DayField } from '../inputs/day-field.tsx'
import { showDay } from '../show-moment.ts'
import { useCaseChange } from './use-case.ts'

/** What is missing for a cancelled contract to end, or was missing so that it goes on. */
export function EndOfPolicy({ policy }: { policy: PolicyDetail }) {
  const { reference, contractDate, startDate, endDate, proofDueOn, lapsedEnd } = policy
  const open = endDate && proofDueOn ? { endDate, proofDueOn } : lapsedEnd
  if (open === undefined) return null
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>{proofDueOn ? 'Next step' : 'Cancelled without effect'}</h2>
        <p>
          Cancelled as of <strong>{showDay(open.endDate)}</strong>.{' '}
          {proofDueOn
            ? 'It ends only if proof of the next cover, or of the departure, reaches the insurer by'
            : 'It goes on, because nobody noted proof of the next cover, or of the departure, that reached the insurer by'}{' '}
          <strong>{showDay(open.proofDueOn)}</strong>.
        </p>
        <DayForm
          path={`/admin/api/policies/${reference}/end`}
          label="Proof reached the insurer on"
          button="Note the proof"
          first={berlinDay(Date.now())}
          min={contractDate}
          max={berlinDay(Date.now())}
          note={(on) => ({ by: 'proof', on })}
        />
        <DayForm
          path={`/admin/api/policies/${reference}/end`}
          label="Last day, as the insurer confirmed"
          button="Note the confirmation"
          first={open.endDate}
          min={startDate}
          note={(day) => ({ by: 'insurer', endDate: day })}
        />
      </CardContent>
    </Card>
  )
}

type DayFormProps = {
  path: string
  label: string
  button: string
  /** The day that is most likely meant. */
  first: string
  min: string
  max?: string
  note: (day: string) => object
}

function DayForm({ path, label, button, first, min, max, note }: DayFormProps) {
  const change = useCaseChange()
  const [day, setDay] = useState(first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void change(path, { json: note(day), said: 'It is noted, and the customer is told.' })
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      <DayField label={label} day={day} min={min} max={max} onChange={setDay} />
      <div>
        <Button type="submit" variant="outlined" disabled={day === ''}>
          {button}
        </Button>
      </div>
    </form>
  )
}
