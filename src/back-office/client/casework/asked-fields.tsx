import { TextField } from '@mui/material'
import { useState } from 'react'
import { ASKED_BY } from '#brokerage/kinds.ts'
import { answerDue } from '#brokerage/privacy/asked-on-behalf.ts'
import { parseIsoDate } from '#insurance/values/iso-date.ts'
import { channelNames } from '../channel-names.ts'
import { berlinDay } from '../days.ts'
import { DayField } from '../inputs/day-field.tsx'
import { law } from '../law.ts'
import { Choice } from '../list-filters.tsx'
import { showDay } from '../show-moment.ts'
import { useUnsent } from '../use-unsent.ts'

/** How and when somebody asked for what concerns their data, and how the colleague knows who it is. */
export function useAsked(place: string) {
  const [askedBy, setAskedBy] = useState('')
  const [receivedOn, setReceivedOn] = useState('')
  const [reason, setReason] = useUnsent(place)
  const isComplete = askedBy !== '' && receivedOn !== '' && reason.trim() !== ''
  return {
    asked: { askedBy, receivedOn, reason },
    isComplete,
    forget: () => setReason(''),
    fields: { askedBy, setAskedBy, receivedOn, setReceivedOn, reason, setReason },
  }
}

export function AskedFields(fields: ReturnType<typeof useAsked>['fields']) {
  const { receivedOn } = fields
  return (
    <>
      <Choice
        label="Asked by"
        none="Choose"
        required
        value={fields.askedBy}
        options={ASKED_BY.map((id) => ({ id, name: channelNames[id] }))}
        onChoose={fields.setAskedBy}
      />
      <DayField
        label="Received on"
        required
        hint={sayDue(receivedOn, berlinDay(Date.now()))}
        day={receivedOn}
        max={berlinDay(Date.now())}
        onChange={fields.setReceivedOn}
      />
      <TextField
        multiline
        minRows={2}
        required
        label="Why, and how you know who asks"
        helperText="Kept encrypted among the notes, with an entry in the audit trail."
        value={fields.reason}
        onChange={(event) => fields.setReason(event.target.value)}
      />
    </>
  )
}

/** By when whoever asked on that day has to have our answer. */
export function sayDue(receivedOn: string, today: string): string {
  const day = parseIsoDate(receivedOn)
  if (day === undefined)
    return `They are answered within a month of it (${law('Art. 12 (3) GDPR')}).`
  const due = answerDue(day)
  return due < today
    ? `The answer was due on ${showDay(due)} (${law('Art. 12 (3) GDPR')}): give it today, and say why it is late.`
    : `Answer by ${showDay(due)} (${law('Art. 12 (3) GDPR')}).`
}
