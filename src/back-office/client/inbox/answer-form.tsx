import { Button, TextField } from '@mui/material'
import { type FormEvent, type RefObject, useState } from 'react'
import { useUnsent } from '../use-unsent.ts'

type AnswerFormProps = {
  email: string
  /** Of the message, to keep what was typed apart. */
  place: string
  /** To lead there. */
  field: RefObject<HTMLTextAreaElement | null>
  onAnswer: (text: string) => Promise<boolean>
}

/** Keeps what was typed until it has been sent. */
export function AnswerForm({ email, place, field, onAnswer }: AnswerFormProps) {
  const [text, setText] = useUnsent(place)
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    if (await onAnswer(text)) {
      setText('')
      // There is nothing to send now, and a button that is off holds no focus.
      field.current?.focus()
    }
    setSending(false)
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      <TextField
        inputRef={field}
        multiline
        minRows={6}
        fullWidth
        required
        label={`Answer to ${email}`}
        helperText="Goes out in our look, with greeting line and reference. Write no health data: a mail is read on its way."
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" variant="contained" disabled={isSending || text.trim() === ''}>
          {isSending ? 'Sending' : 'Send answer'}
        </Button>
      </div>
    </form>
  )
}
