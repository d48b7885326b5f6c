import { Button, MenuItem, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { DayField } from '../inputs/day-field.tsx'
import { useChange } from '../use-change.ts'
import { accessNames } from './access-names.ts'

/** One that was just made, with what is shown once. */
export type MadeToken = { id: number; name: string; token: string }

export function NewTokenForm({ onMade }: { onMade(made: MadeToken): void }) {
  const [name, setName] = useState('')
  const [access, setAccess] = useState('read-only')
  const [expiresOn, setExpiresOn] = useState('')
  const change = useChange([['api-tokens']])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const isMade = await change('/admin/api/api-tokens', {
      json: { name, access, expiresOn: expiresOn || null },
      said: ({ id, token }: Pick<MadeToken, 'id' | 'token'>) => {
        onMade({ id, name, token })
        return 'The token is made.'
      },
    })
    if (isMade) setName('')
  }

  return (
    <form onSubmit={submit} className="bo-stack">
      <TextField
        id="token-name"
        label="What it is for"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        id="token-access"
        label="May"
        select
        value={access}
        onChange={(event) => setAccess(event.target.value)}
      >
        {Object.entries(accessNames).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <DayField
        label="Ends on"
        hint="From this day on it does not work any more. Left empty, it works until it is revoked."
        day={expiresOn}
        min={tomorrow()}
        onChange={setExpiresOn}
      />
      <Button type="submit" variant="contained">
        Create
      </Button>
    </form>
  )
}

/** Tokens end with the days of UTC, and at the earliest with this one. */
function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
}
