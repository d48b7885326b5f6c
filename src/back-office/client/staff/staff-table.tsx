import { Button, MenuItem, TextField } from '@mui/material'
import { Confirm } from 'react-admin'
import { STAFF_ROLES } from '#accounts/acting-user.ts'
import { labelOf } from '../../form-model/label-of.ts'
import type { StaffRecord } from '../../wire/staff-records.ts'
import { type Column, RecordTable } from '../record-table.tsx'
import { RowLink } from '../row-link.tsx'
import { useMe } from '../use-me.ts'
import { useStaffActs } from './use-staff-acts.ts'

export function StaffTable({ members }: { members: readonly StaffRecord[] }) {
  const me = useMe()
  const { asked, answer, askForRole, askToBlock, askToReset, unblock } = useStaffActs(me?.id)
  const columns: readonly Column<StaffRecord>[] = [
    {
      label: 'Name',
      show: ({ id, name }) => (
        <span className="bo-name">
          <RowLink to={`/admin/staff/${id}`}>{name}</RowLink>
        </span>
      ),
    },
    { label: 'E-mail', show: ({ email }) => <span className="bo-name">{email}</span> },
    {
      label: 'Role',
      show: (member) => (
        <RoleChoice member={member} onChoose={(role) => askForRole(member, role)} />
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
              onClick={() => askToReset(member)}
            >
              Reset
            </Button>
          )}
        </>
      ),
    },
    {
      label: 'Account',
      show: (member) => (
        <Button
          color={member.blocked ? 'primary' : 'error'}
          disabled={member.id === me?.id}
          aria-label={`${member.blocked ? 'Unblock' : 'Block'} ${member.name}`}
          onClick={() => (member.blocked ? unblock(member) : askToBlock(member))}
        >
          {member.blocked ? 'Unblock' : 'Block'}
        </Button>
      ),
    },
  ]

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
        title={asked?.title ?? ''}
        content={asked?.content ?? ''}
        confirm={asked?.act ?? ''}
        confirmColor="warning"
        onClose={() => answer('no')}
        onConfirm={() => answer('yes')}
      />
    </>
  )
}

type RoleChoiceProps = { member: StaffRecord; onChoose: (role: string) => void }

function RoleChoice({ member, onChoose }: RoleChoiceProps) {
  return (
    <TextField
      select
      margin="none"
      value={member.role}
      // Its list opens first: in a plain one every press of an arrow key would ask.
      slotProps={{
        select: { SelectDisplayProps: { 'aria-label': `Role of ${member.name}` } },
      }}
      onChange={(event) => onChoose(event.target.value)}
    >
      {STAFF_ROLES.map((each) => (
        <MenuItem key={each} value={each}>
          {labelOf(each)}
        </MenuItem>
      ))}
    </TextField>
  )
}
