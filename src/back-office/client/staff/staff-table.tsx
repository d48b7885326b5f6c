import { Button, NativeSelect } from '@mui/material'
import { STAFF_ROLES } from '#accounts/acting-user.ts'
import type { StaffRecord } from '../../wire/staff-records.ts'
import { type Column, RecordTable } from '../record-table.tsx'
import { useMe } from '../use-me.ts'
import { useStaffChange } from './use-staff-change.ts'

export function StaffTable({ members }: { members: readonly StaffRecord[] }) {
  const me = useMe()
  const change = useStaffChange()
  const columns: readonly Column<StaffRecord>[] = [
    { label: 'Name', show: ({ name }) => name },
    { label: 'E-mail', show: ({ email }) => email },
    {
      label: 'Role',
      show: ({ id, name, role }) => (
        <NativeSelect
          value={role}
          inputProps={{ 'aria-label': `Role of ${name}` }}
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
              {each}
            </option>
          ))}
        </NativeSelect>
      ),
    },
    { label: 'Second factor', show: ({ twoFactor }) => (twoFactor ? 'On' : 'Off') },
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
  return (
    <RecordTable
      name="Staff"
      columns={columns}
      rows={members}
      keyOf={({ id }) => id}
      empty="There is nobody yet."
    />
  )
}
