import { Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { InboxRecord } from '../../wire/inbox-records.ts'
import { berlinDay } from '../days.ts'
import { useUnsent } from '../use-unsent.ts'
import { ArrivalDay } from './arrival-day.tsx'

type ArrivalCorrectionProps = {
  message: Pick<InboxRecord, 'reference' | 'createdAt'>
  onCorrect: (receivedOn: string, note: string) => Promise<boolean>
}

/** Puts a wrong day right on which a complaint reached us. */
export function ArrivalCorrection({ message, onCorrect }: ArrivalCorrectionProps) {
  const before = berlinDay(Date.parse(message.createdAt))
  const [isOpen, setOpen] = useState(false)
  const [on, setOn] = useState(before)
  const [note, setNote] = useUnsent(`arrival:${message.reference}`)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await onCorrect(on, note))) return
    setNote('')
    setOpen(false)
  }
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Correct the day</Button>
      </div>
    )
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      <p>The day to answer by follows. The audit trail keeps both days.</p>
      <ArrivalDay value={on} onChange={setOn} />
      <TextField
        multiline
        minRows={2}
        label="Why"
        helperText="Kept as a note."
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="bo-states">
        <Button
          type="submit"
          variant="contained"
          disabled={on === '' || on === before || note.trim() === ''}
        >
          Correct
        </Button>
        <Button onClick={() => setOpen(false)}>Not yet</Button>
      </div>
    </form>
  )
}
