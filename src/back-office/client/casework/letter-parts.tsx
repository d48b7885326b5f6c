import { Button, Card, CardContent, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { RequestDetail } from '../../wire/casework-records.ts'
import { useCaseChange } from './use-case.ts'

/** When the papers went to the post: the right to withdraw runs from when they arrive. */
export function PostedForm({ reference, since }: { reference: string; since: string }) {
  const change = useCaseChange()
  const today = dayOf(new Date())
  const [on, setOn] = useState(today)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const path = `/admin/api/requests/${reference}/posted`
    void change(path, { json: { on }, said: 'It is noted that the papers are posted.' })
  }
  return (
    <Card>
      <CardContent>
        <h2>Next step</h2>
        <form className="bo-stack" onSubmit={submit}>
          <p>
            Print all files, with those shown before the order where they are listed, and post them.
          </p>
          <TextField
            type="date"
            label="Posted on"
            value={on}
            onChange={(event) => setOn(event.target.value)}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { min: dayOf(new Date(since)), max: today },
            }}
          />
          <div>
            <Button type="submit" variant="contained" disabled={on === ''}>
              Posted
            </Button>
          </div>
        </form>
      </CardContent>
    </Card>
  )
}

/** What was shown before the order and goes along on paper. */
export function LetterDocuments({ documents }: Pick<Letter, 'documents'>) {
  if (documents.length === 0) return null
  return (
    <>
      <h3>Shown before the order</h3>
      <ul className="bo-plain-list">
        {documents.map(({ name, sha256 }) => (
          <li key={sha256}>
            <a href={`/admin/api/case-documents/${sha256}`} download={`${name}.pdf`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

type Letter = NonNullable<RequestDetail['letter']>

/** In Berlin, where the days of a contract begin. */
function dayOf(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
}
