import { Button, Card, CardContent, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { RequestDetail } from '../../wire/casework-records.ts'
import { casesOf } from './path-to-case.ts'
import { useCaseChange } from './use-case.ts'

/** To which contract a withdrawal belongs that came with a wrong number or address, or none. */
export function ContractChoice({ request }: { request: RequestDetail }) {
  const { reference, details } = request
  const [contract, setContract] = useState('')
  const change = useCaseChange()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isNoted = await change(`/admin/api/requests/${reference}/contract`, {
      method: 'PUT',
      json: { contract, saw: request.applicationReference ?? null },
      said: 'The contract is noted. Now look at it, and decide.',
    })
    if (isNoted) setContract('')
  }
  const lastName = String(details['name'] ?? '')
    .trim()
    .split(/\s+/)
    .at(-1)
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>{request.applicationReference ? 'Another contract?' : 'Which contract is it?'}</h2>
        <p className="bo-soft">
          It counts from when it arrived. Make sure that whoever declared it has the contract:
          compare name and address, and ask by mail if you doubt it.
        </p>
        <p className="bo-links">
          <Link to={casesOf('applications', String(details['email'] ?? ''))}>
            Applications with this address
          </Link>
          {lastName && (
            <Link to={casesOf('applications', lastName)}>Applications of this last name</Link>
          )}
        </p>
        <form className="bo-stack" onSubmit={submit}>
          <TextField
            label="Contract or application"
            helperText="Its number, which begins with FP or FA."
            value={contract}
            slotProps={{ htmlInput: { maxLength: 40 } }}
            onChange={(event) => setContract(event.target.value)}
          />
          <div>
            <Button type="submit" variant="contained" disabled={contract.trim() === ''}>
              This one
            </Button>
          </div>
        </form>
      </CardContent>
    </Card>
  )
}
