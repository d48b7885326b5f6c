import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { STAFF_ROLES } from '#accounts/acting-user.ts'
import { labelOf } from '../../form-model/label-of.ts'
import type { StaffRecord } from '../../wire/staff-records.ts'
import { type Column, RecordTable } from '../record-table.tsx'
import { useMe } from '../use-me.ts'
import { useStaffChange } from './use-staff-change.ts'

export function StaffTable({ members }: { members: readonly StaffRecord[] }) {
  const me = useMe()
  const change = useStaffChange()
  const [asked, setAsked] = useState<StaffRecord>()
  const columns: readonly Column<StaffRecord>[] = [
    { label: 'Name', show: ({ name }) => name },
    { label: 'E-mail', show: ({ email }) => email },
    {
      label: 'Role',
      show: ({ id, name, role }) => (
        <TextField
          select
          margin="none"
          value={role}
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-label': `Role of ${name}` },
          }}
          onChange={(event) =>
            change(`/admin/api/staff/${id}`, {
              method: 'PATCH',
              json: { role: event.target.value },
              said: `${name} is ${event.target.value} now, and has to sign in again.`,
            })
          }
        >
          {STAFF_ROLES.map((each) => (
            <option key={each} value={each}>
              {labelOf(each)}
            </option>
          ))}
        </TextField>
      ),
    },
    {
      label: 'Second factor',
      show: (member) => (
        <>
          {member.twoFactor ? 'On' : 'Off'}{' '}
          {member.twoFactor && member.id !== me?.id && (
            <Button
              color="error"
              aria-label={`Reset the second factor of ${member.name}`}
              onClick={() => setAsked(member)}
            >
              Reset
            </Button>
          )}
        </>
      ),
    },
    {
      label: 'Account',
      show: ({ id, name, blocked }) => (
        <Button
          color={blocked ? 'primary' : 'error'}
          disabled={id === me?.id}
          aria-label={`${blocked ? 'Unblock' : 'Block'} ${name}`}
          onClick={() =>
            change(`/admin/api/staff/${id}`, {
              method: 'PATCH',
              json: { blocked: !blocked },
              said: `${name} ${blocked ? 'can sign in again' : 'is signed out and blocked'}.`,
            })
          }
        >
          {blocked ? 'Unblock' : 'Block'}
        </Button>
      ),
    },
  ]
  async function resetSecondFactor({ id, name }: StaffRecord) {
    setAsked(undefined)
    await change(`/admin/api/staff/${id}/second-factor`, {
      method: 'DELETE',
      said: `${name} is signed out everywhere and hears of it by mail.`,
    })
  }

  return (
    <>
      <RecordTable
        name="Staff"
        columns={columns}
        rows={members}
        keyOf={({ id }) => id}
        empty="There is nobody yet."
      />
      <Confirm
        isOpen={asked !== undefined}
        title={`Reset the second factor of ${asked?.name}?`}
        content="Make sure first that it is really they who ask: the next sign-in needs the password alone."
        confirm="Reset"
        confirmColor="warning"
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && resetSecondFactor(asked)}
      />
    </>
  )
}
