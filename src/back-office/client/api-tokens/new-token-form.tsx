import { Alert, Button, MenuItem, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ask } from '../ask.ts'
import { accessNames } from './access-names.ts'

export function NewTokenForm({ onMade }: { onMade(made: { name: string; token: string }): void }) {
  const [name, setName] = useState('')
  const [access, setAccess] = useState('read-only')
  const [expiresOn, setExpiresOn] = useState('')
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    try {
      const json = { name, access, expiresOn: expiresOn || null }
      const made = await ask<{ token: string }>('/admin/api/api-tokens', { method: 'POST', json })
      onMade({ name, token: made.token })
      setName('')
      await client.invalidateQueries({ queryKey: ['api-tokens'] })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <form onSubmit={submit} className="bo-stack">
      {problem && <Alert severity="error">{problem}</Alert>}
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
      <TextField
        id="token-expires"
        label="Ends on"
        type="date"
        value={expiresOn}
        helperText="Left empty, it works until it is revoked."
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={(event) => setExpiresOn(event.target.value)}
      />
      <Button type="submit" variant="contained">
        Create
      </Button>
    </form>
  )
}
