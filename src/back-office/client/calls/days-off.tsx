import { Alert, Button, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { AbsenceOutcome } from '#brokerage/calls/add-absence.ts'
import type { CallsRecord } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'
import { showDay } from '../show-moment.ts'

type DaysOffProps = { adviser: CallsRecord['advisers'][number] }

/** Days off, and what became of the calls that were booked on them. */
export function DaysOff({ adviser }: DaysOffProps) {
  const client = useQueryClient()
  const notify = useNotify()
  const [days, setDays] = useState({ firstDay: '', lastDay: '' })
  const [outcome, setOutcome] = useState<AbsenceOutcome>()
  const path = `/admin/api/calls/advisers/${adviser.id}/absences`
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
      await client.invalidateQueries({ queryKey: ['calls'] })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    return attempt(async () => {
      setOutcome(await ask<AbsenceOutcome>(path, { method: 'POST', json: days }))
      setDays({ firstDay: '', lastDay: '' })
    })
  }
  const remove = (id: number) =>
    attempt(async () => void (await ask(`${path}/${id}`, { method: 'DELETE' })))
  const day = (label: string, name: 'firstDay' | 'lastDay') => (
    <TextField
      type="date"
      label={label}
      required
      value={days[name]}
      onChange={(event) => setDays({ ...days, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
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
      <form className="bo-stack" onSubmit={add}>
        <div className="bo-filters">
          {day('First day off', 'firstDay')}
          {day('Last day off', 'lastDay')}
        </div>
        <div>
          <Button type="submit" variant="outlined">
            Add days off
          </Button>
        </div>
      </form>
    </div>
  )
}

function toldOf({ handedOn, calledOff }: AbsenceOutcome): string {
  if (handedOn + calledOff === 0) return 'No call was booked on these days.'
  const calls = (count: number) => (count === 1 ? '1 call' : `${count} calls`)
  return `${calls(handedOn)} handed on to a colleague, ${calls(calledOff)} called off. The callers know.`
}
