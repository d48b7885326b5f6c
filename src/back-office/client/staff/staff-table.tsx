import {
  Button,
  NativeSelect,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { STAFF_ROLES } from '#accounts/acting-user.ts'
import type { StaffRecord } from '../../wire/staff-records.ts'
import { useMe } from '../use-me.ts'
import { useStaffChange } from './use-staff-change.ts'

export function StaffTable({ members }: { members: readonly StaffRecord[] }) {
  const me = useMe()
  const change = useStaffChange()
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Staff">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell>E-mail</TableCell>
            <TableCell>Role</TableCell>
            <TableCell>Second factor</TableCell>
            <TableCell>Account</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map(({ id, name, email, role, blocked, twoFactor }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{email}</TableCell>
              <TableCell>
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
              </TableCell>
              <TableCell>{twoFactor ? 'On' : 'Off'}</TableCell>
              <TableCell>
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
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
