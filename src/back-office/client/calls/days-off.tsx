import { Alert, Button } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Confirm } from 'react-admin'
import type { AbsenceOutcome } from '#brokerage/calls/add-absence.ts'
import type { CallRow, CallsRecord } from '../../wire/casework-records.ts'
import { berlinDay } from '../days.ts'
import { DayField } from '../inputs/day-field.tsx'
import { showDay } from '../show-moment.ts'
import { useChange } from '../use-change.ts'
import { callsWithin } from './calls-within.ts'

type DaysOffProps = { adviser: CallsRecord['advisers'][number]; calls: readonly CallRow[] }

/** Days off, and what becomes of the calls that are booked on them. */
export function DaysOff({ adviser, calls }: DaysOffProps) {
  const change = useChange([['calls'], ['queue']])
  const [days, setDays] = useState({ firstDay: '', lastDay: '' })
  const [outcome, setOutcome] = useState<AbsenceOutcome>()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const path = `/admin/api/calls/advisers/${adviser.id}/absences`
  const booked = callsWithin(calls, adviser, days)
  const add = async () => {
    setBusy(true)
    const said = (told: AbsenceOutcome) => {
      setOutcome(told)
      return 'The days off are kept.'
    }
    if (await change(path, { json: days, said })) setDays({ firstDay: '', lastDay: '' })
    setBusy(false)
    // Not before: a second press of the key would ask about the same days anew.
    setAsked(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (booked > 0) setAsked(true)
    else void add()
  }
  const remove = (id: number) =>
    change(`${path}/${id}`, { method: 'DELETE', said: 'Calls can be booked on these days again.' })
  return (
    <div className="bo-stack">
      <ul className="bo-plain-list">
        {adviser.absences.map(({ id, firstDay, lastDay }) => (
          <li key={id} className="bo-row">
            {firstDay === lastDay
              ? showDay(firstDay)
              : `${showDay(firstDay)} to ${showDay(lastDay)}`}
            <Button
              color="error"
              aria-label={`Remove ${showDay(firstDay)} to ${showDay(lastDay)}`}
              onClick={() => remove(id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {outcome && <Alert severity="info">{toldOf(outcome)}</Alert>}
      <form className="bo-stack" onSubmit={submit}>
        <div className="bo-filters">
          <DayField
            label="First day off"
            required
            day={days.firstDay}
            min={berlinDay(Date.now())}
            onChange={(firstDay) => setDays({ ...days, firstDay })}
          />
          <DayField
            label="Last day off"
            required
            day={days.lastDay}
            min={days.firstDay}
            onChange={(lastDay) => setDays({ ...days, lastDay })}
          />
        </div>
        <div>
          <Button type="submit" variant="outlined">
            Add days off
          </Button>
        </div>
      </form>
      {isAsked && (
        <Confirm
          isOpen
          loading={isBusy}
          title={`${booked === 1 ? '1 call is' : `${booked} calls are`} booked on these days`}
          content="A colleague who is free at the same time takes each over. Where nobody is, the call is called off. The callers are told by mail."
          confirm="Add days off"
          onClose={() => setAsked(false)}
          onConfirm={add}
        />
      )}
    </div>
  )
}

/** What became of the calls; what happened to none is not counted. */
export function toldOf({ handedOn, calledOff }: AbsenceOutcome): string {
  const all = handedOn + calledOff
  if (all === 0) return 'No call was booked on these days.'
  const calls = (count: number) => (count === 1 ? '1 call' : `${count} calls`)
  const became = [
    ...(handedOn > 0 ? [`${calls(handedOn)} handed on to a colleague`] : []),
    ...(calledOff > 0 ? [`${calls(calledOff)} called off, for nobody else is free`] : []),
  ]
  return `${became.join('; ')}. ${all === 1 ? 'The caller knows' : 'The callers know'}.`
}
