import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import type { ApiTokenRecord } from '../../wire/staff-records.ts'
import { ask } from '../ask.ts'
import { showMoment } from '../show-moment.ts'

export function TokenTable({ tokens }: { tokens: readonly ApiTokenRecord[] }) {
  const [asked, setAsked] = useState<ApiTokenRecord>()
  const client = useQueryClient()
  const notify = useNotify()

  async function revoke({ id, name }: ApiTokenRecord) {
    setAsked(undefined)
    try {
      await ask(`/admin/api/api-tokens/${id}`, { method: 'DELETE' })
      notify(`“${name}” no longer works.`, { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
    await client.invalidateQueries({ queryKey: ['api-tokens'] })
  }

  if (tokens.length === 0) return <p className="bo-empty">There is no token yet.</p>
  return (
    <TableContainer tabIndex={0} role="region" aria-label="API tokens">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell>Access</TableCell>
            <TableCell>Ends</TableCell>
            <TableCell>Made</TableCell>
            <TableCell>Revoke</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tokens.map((token) => (
            <TableRow key={token.id}>
              <TableCell component="th" scope="row">
                {token.name}
              </TableCell>
              <TableCell>{token.access}</TableCell>
              <TableCell>{token.expiresAt ? showMoment(token.expiresAt) : 'Never'}</TableCell>
              <TableCell>
                {showMoment(token.createdAt)}
                {token.createdBy && ` by ${token.createdBy}`}
              </TableCell>
              <TableCell>
                <Button
                  color="error"
                  aria-label={`Revoke ${token.name}`}
                  onClick={() => setAsked(token)}
                >
                  Revoke
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Confirm
        isOpen={asked !== undefined}
        title={`Revoke “${asked?.name}”?`}
        content="Programs that use it are refused at once."
        confirm="Revoke"
        confirmColor="warning"
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && revoke(asked)}
      />
    </TableContainer>
  )
}
