import { Alert, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { InboxRecord } from '../../wire/inbox-records.ts'
import { useUnsent } from '../use-unsent.ts'
import { ArrivalDay } from './arrival-day.tsx'
import { SubjectField } from './subject-field.tsx'
import { type EntryFields, lastOf, overEntry, type TypedEntry } from './typed-entry.ts'

export type EntryChange = {
  receivedOn: string
  about?: string
  text: string
  note: string
  /** The last thing that was done with it. */
  seen: number
}

type EntryCorrectionProps = {
  message: Pick<InboxRecord, 'reference' | 'createdAt' | 'about' | 'body' | 'events'>
  onCorrect: (entry: EntryChange) => Promise<boolean>
}

/** Puts right what a colleague entered of a complaint. What was begun stands open again. */
export function EntryCorrection({ message, onCorrect }: EntryCorrectionProps) {
  const [kept, keep] = useUnsent(`entry:${message.reference}`)
  const [isOpen = kept !== '', setOpen] = useState<boolean>()
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Correct the entry</Button>
      </div>
    )
  }
  return (
    <CorrectionForm
      message={message}
      typed={kept === '' ? {} : JSON.parse(kept)}
      onType={(typed) => keep(JSON.stringify(typed))}
      onCorrect={onCorrect}
      onClose={() => setOpen(false)}
      onEnd={() => {
        keep('')
        setOpen(false)
      }}
    />
  )
}

type CorrectionFormProps = EntryCorrectionProps & {
  typed: TypedEntry
  onType: (typed: TypedEntry) => void
  /** What was typed stays for later. */
  onClose: () => void
  /** Nothing of it is needed any more. */
  onEnd: () => void
}

function CorrectionForm(props: CorrectionFormProps) {
  const { message, typed, onType, onCorrect, onClose, onEnd } = props
  const { fields, seen, isSame, correctedBy } = overEntry(message, typed)
  const { on, subject, text, note } = fields
  const set = (name: keyof EntryFields) => (value: string) =>
    onType({ ...typed, seen, [name]: value })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const named = subject.trim() === '' ? {} : { about: subject }
    if (await onCorrect({ receivedOn: on, text, note, seen, ...named })) onEnd()
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      <p>The day to answer by follows. What was there before stays in the story and audit trail.</p>
      <ArrivalDay value={on} onChange={set('on')} />
      <SubjectField value={subject} onChange={set('subject')} />
      <TextField
        multiline
        minRows={3}
        required
        label="What it is about"
        value={text}
        onChange={(event) => set('text')(event.target.value)}
      />
      <TextField
        multiline
        minRows={2}
        required
        label="Why"
        helperText="Kept as a note."
        value={note}
        onChange={(event) => set('note')(event.target.value)}
      />
      {/* Beside the button that was refused: the fields above may be out of sight. */}
      {correctedBy !== undefined && (
        <Alert severity="warning">
          {correctedBy} corrected the entry after you began here. What you changed still stands
          above.
          <div className="bo-states">
            <Button onClick={onEnd}>Take what is saved</Button>
            <Button onClick={() => onType({ ...typed, seen: lastOf(message.events) })}>
              Keep mine
            </Button>
          </div>
        </Alert>
      )}
      <div className="bo-states">
        <Button
          type="submit"
          variant="contained"
          disabled={isSame || on === '' || text.trim() === '' || note.trim() === ''}
        >
          Correct
        </Button>
        <Button onClick={onClose}>Not yet</Button>
      </div>
    </form>
  )
}
