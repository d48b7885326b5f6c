import { Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { InboxRecord } from '../../wire/inbox-records.ts'
import { berlinDay } from '../days.ts'
import { useUnsent } from '../use-unsent.ts'
import { ArrivalDay } from './arrival-day.tsx'
import { SubjectField } from './subject-field.tsx'

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

/** Puts right what a colleague entered of a complaint. */
export function EntryCorrection({ message, onCorrect }: EntryCorrectionProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) {
    return <CorrectionForm message={message} onCorrect={onCorrect} onEnd={() => setOpen(false)} />
  }
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Correct the entry</Button>
    </div>
  )
}

type CorrectionFormProps = EntryCorrectionProps & { onEnd: () => void }

function CorrectionForm({ message, onCorrect, onEnd }: CorrectionFormProps) {
  const { reference, createdAt, about, body } = message
  const before = {
    on: berlinDay(Date.parse(createdAt)),
    about: about?.reference ?? '',
    text: body.answers.find(({ id }) => id === 'text')?.value[0] ?? '',
  }
  const [on, setOn] = useState(before.on)
  const [subject, setSubject] = useState(before.about)
  const [text, setText] = useState(before.text)
  // As the form began: what is read again meanwhile is not in its fields.
  const [seen] = useState(message.events.at(-1)?.id ?? 0)
  const [note, setNote] = useUnsent(`entry:${reference}`)
  const isSame = on === before.on && subject === before.about && text === before.text
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const named = subject.trim() === '' ? {} : { about: subject }
    if (!(await onCorrect({ receivedOn: on, text, note, seen, ...named }))) return
    setNote('')
    onEnd()
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      <p>The day to answer by follows. What was there before stays in the story and audit trail.</p>
      <ArrivalDay value={on} onChange={setOn} />
      <SubjectField value={subject} onChange={setSubject} />
      <TextField
        multiline
        minRows={3}
        required
        label="What it is about"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        multiline
        minRows={2}
        required
        label="Why"
        helperText="Kept as a note."
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="bo-states">
        <Button
          type="submit"
          variant="contained"
          disabled={isSame || on === '' || text.trim() === '' || note.trim() === ''}
        >
          Correct
        </Button>
        <Button onClick={onEnd}>Not yet</Button>
      </div>
    </form>
  )
}
