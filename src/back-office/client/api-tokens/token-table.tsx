import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import type { ApiTokenRecord } from '../../wire/staff-records.ts'
import { ask } from '../ask.ts'
import { type Column, RecordTable } from '../record-table.tsx'
import { showMoment } from '../show-moment.ts'
import { whyNot } from '../why-not.ts'
import { accessNames } from './access-names.ts'

type TableProps = { tokens: readonly ApiTokenRecord[]; onRevoked(id: number): void }

export function TokenTable({ tokens, onRevoked }: TableProps) {
  const [asked, setAsked] = useState<ApiTokenRecord>()
  const client = useQueryClient()
  const notify = useNotify()

  async function revoke({ id, name }: ApiTokenRecord) {
    setAsked(undefined)
    try {
      await ask(`/admin/api/api-tokens/${id}`, { method: 'DELETE' })
      onRevoked(id)
      notify(`“${name}” no longer works.`, { type: 'success' })
    } catch (error) {
      notify(whyNot(error), { type: 'error', autoHideDuration: 10_000 })
    }
    await client.invalidateQueries({ queryKey: ['api-tokens'] })
  }

  const columns: readonly Column<ApiTokenRecord>[] = [
    { label: 'Name', show: ({ name }) => name },
    { label: 'May', show: ({ access }) => accessNames[access] },
    {
      label: 'Ends',
      show: ({ expiresAt }) => (expiresAt ? showMoment(expiresAt) : 'Never'),
      isTight: true,
    },
    {
      label: 'Made',
      show: ({ createdAt, createdBy }) =>
        `${showMoment(createdAt)}${createdBy ? ` by ${createdBy}` : ''}`,
    },
    {
      label: 'Revoke',
      show: (token) => (
        <Button color="error" aria-label={`Revoke ${token.name}`} onClick={() => setAsked(token)}>
          Revoke
        </Button>
      ),
    },
  ]
  return (
    <>
      <RecordTable
        name="API tokens"
        columns={columns}
        rows={tokens}
        keyOf={({ id }) => id}
        empty="There is no token yet."
      />
      <Confirm
        isOpen={asked !== undefined}
        title={`Revoke “${asked?.name}”?`}
        content="Programs that use it are refused at once."
        confirm="Revoke"
        confirmColor="warning"
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && revoke(asked)}
      />
    </>
  )
}
