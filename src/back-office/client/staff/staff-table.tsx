import { Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { STAFF_ROLES } from '#accounts/acting-user.ts'
import { labelOf } from '../../form-model/label-of.ts'
import type { StaffRecord } from '../../wire/staff-records.ts'
import { type Column, RecordTable } from '../record-table.tsx'
import { useMe } from '../use-me.ts'
import { useStaffChange } from './use-staff-change.ts'

/** What is asked about once more before it is done. */
type Asked = { title: string; content: string; act: string; run(): void }

export function StaffTable({ members }: { members: readonly StaffRecord[] }) {
  const me = useMe()
  const change = useStaffChange()
  const [asked, setAsked] = useState<Asked>()
  const columns: readonly Column<StaffRecord>[] = [
    { label: 'Name', show: ({ name }) => <span className="bo-name">{name}</span> },
    { label: 'E-mail', show: ({ email }) => <span className="bo-name">{email}</span> },
    {
      label: 'Role',
      show: (member) => (
        <TextField
          select
          margin="none"
          value={member.role}
          // Its list opens first: in a plain one every press of an arrow key would ask.
          slotProps={{
            select: { SelectDisplayProps: { 'aria-label': `Role of ${member.name}` } },
          }}
          onChange={(event) => askForRole(member, event.target.value)}
        >
          {STAFF_ROLES.map((each) => (
            <MenuItem key={each} value={each}>
              {labelOf(each)}
            </MenuItem>
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
          onClick={() => (member.blocked ? setBlocked(member, false) : askToBlock(member))}
        >
          {member.blocked ? 'Unblock' : 'Block'}
        </Button>
      ),
    },
  ]

  function askForRole(member: StaffRecord, role: string) {
    const { id, name } = member
    const called = labelOf(role).toLowerCase()
    setAsked({
      title: `Make ${name} ${called}?`,
      content:
        id === me?.id
          ? 'It is you: you are signed out, and only another admin can make you admin again.'
          : 'They are signed out everywhere and have to sign in again.',
      act: `Make ${called}`,
      run: () =>
        void change(`/admin/api/staff/${id}`, {
          method: 'PATCH',
          json: { role, saw: member.role },
          said: `${name} is ${called} now, and has to sign in again.`,
        }),
    })
  }

  function setBlocked({ id, name }: StaffRecord, blocked: boolean) {
    void change(`/admin/api/staff/${id}`, {
      method: 'PATCH',
      json: { blocked },
      said: `${name} ${blocked ? 'is signed out and blocked' : 'can sign in again'}.`,
    })
  }

  function askToBlock(member: StaffRecord) {
    setAsked({
      title: `Block ${member.name}?`,
      content: 'They are signed out at once and cannot sign in until somebody unblocks them.',
      act: 'Block',
      run: () => setBlocked(member, true),
    })
  }

  function askToReset(member: StaffRecord) {
    const { id, name } = member
    setAsked({
      title: `Reset the second factor of ${name}?`,
      content:
        'Make sure first that it is really they who ask: the next sign-in needs the password alone.',
      act: 'Reset',
      run: () =>
        void change(`/admin/api/staff/${id}/second-factor`, {
          method: 'DELETE',
          said: `${name} is signed out everywhere and hears of it by mail.`,
        }),
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
        title={asked?.title ?? ''}
        content={asked?.content ?? ''}
        confirm={asked?.act ?? ''}
        confirmColor="warning"
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          asked?.run()
        }}
      />
    </>
  )
}
