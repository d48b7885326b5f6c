import { Button } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { NOTE_MISTAKES } from '#brokerage/kinds.ts'
import { Choice } from '../list-filters.tsx'
import { noteMistakes } from './labels.ts'

type MistakeFormProps = {
  /** What follows from it. */
  children: ReactNode
  button: string
  onSubmit: (reason: string) => Promise<unknown>
  onLeave: () => void
}

/** Takes back what a colleague noted by mistake, for a reason. */
export function MistakeForm({ children, button, onSubmit, onLeave }: MistakeFormProps) {
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit(reason)
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      <p>{children}</p>
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
          {button}
        </Button>
        <Button onClick={onLeave}>Not yet</Button>
      </div>
    </form>
  )
}
