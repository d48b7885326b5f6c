import { Button, Card, CardContent, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { PolicyDetail } from '../../wire/casework-records.ts'
import { useCaseChange } from './use-case.ts'

/** By which number the insurer knows the contract: the customer sees it and needs it on the phone. */
export function InsurerNumber({ policy }: { policy: PolicyDetail }) {
  const { reference, insurerNumber = '' } = policy
  // Nothing while it is only read: what is then changed is what is noted by now.
  const [begun, setBegun] = useState<string>()
  const typed = begun ?? insurerNumber
  const change = useCaseChange()
  const note = async (number: string | null) => {
    const isNoted = await change(`/admin/api/policies/${reference}/insurer-number`, {
      method: 'PUT',
      json: { number, saw: insurerNumber || null },
      said: number === null ? 'The number is removed.' : 'The number is noted.',
    })
    // Where a colleague noted another one meanwhile, what was typed stays beside it.
    if (isNoted) setBegun(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void note(typed.trim())
  }
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>Number at the insurer</h2>
        {begun !== undefined || insurerNumber === '' ? (
          <form className="bo-stack" onSubmit={submit}>
            {insurerNumber !== '' && (
              <p>
                Noted is <strong>{insurerNumber}</strong>.
              </p>
            )}
            <TextField
              label="Policy number"
              helperText="As the insurer writes it. The customer sees it in the account."
              value={typed}
              slotProps={{ htmlInput: { maxLength: 50 } }}
              onChange={(event) => setBegun(event.target.value)}
            />
            <div className="bo-states">
              <Button
                type="submit"
                variant="contained"
                disabled={typed.trim() === '' || typed.trim() === insurerNumber}
              >
                Note the number
              </Button>
              {insurerNumber !== '' && (
                <>
                  <Button color="error" onClick={() => void note(null)}>
                    Remove
                  </Button>
                  <Button onClick={() => setBegun(undefined)}>Keep it</Button>
                </>
              )}
            </div>
          </form>
        ) : (
          <>
            <p>
              <strong>{insurerNumber}</strong>
            </p>
            <div>
              <Button variant="outlined" onClick={() => setBegun(insurerNumber)}>
                Change
              </Button>
            </div>
          </>
        )}
      </CardContent>
    </Card>
  )
}
