import { Button, Card, CardContent, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { law } from '../law.ts'
import { useChange } from '../use-change.ts'

/** For people without an account who take back that a record holds their answer about health. */
export function AdviceConsent() {
  const [typed, setTyped] = useState('')
  const change = useChange([])
  const number = typed.trim()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await change(`/admin/api/advice/${encodeURIComponent(number)}/health-answer`, {
      method: 'DELETE',
      said: 'The answer about health is erased from the record, and that is noted.',
    })
    if (isDone) setTyped('')
  }
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>Consent to a record of advice</h2>
        <p>
          Customers take it back in their account. Do it for those who write to us without one: the
          answer about health goes for good, the rest of the record stays ({law('Art. 7 (3) GDPR')}
          ).
        </p>
        <form className="bo-stack" onSubmit={(event) => void submit(event)}>
          <TextField
            label="Number of the record"
            helperText="On the paper: it begins with FB."
            value={typed}
            slotProps={{ htmlInput: { maxLength: 30 } }}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="bo-states">
            <Button type="submit" variant="outlined" color="error" disabled={number === ''}>
              Erase the answer about health
            </Button>
          </div>
        </form>
      </CardContent>
    </Card>
  )
}
