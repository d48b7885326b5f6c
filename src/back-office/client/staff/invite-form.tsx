import { Button, MenuItem, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { STAFF_ROLES } from '#accounts/acting-user.ts'
import { labelOf } from '../../form-model/label-of.ts'
import { useStaffChange } from './use-staff-change.ts'

/** Mails someone a link by which they join. */
export function InviteForm() {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<string>('editor')
  const [isBusy, setBusy] = useState(false)
  const change = useStaffChange()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const isInvited = await change('/admin/invitations', {
      json: { email, role },
      said: `An invitation is on its way to ${email}.`,
    })
    setBusy(false)
    if (isInvited) setEmail('')
  }

  return (
    <form onSubmit={submit} className="bo-stack">
      <TextField
        id="invite-email"
        label="E-mail"
        type="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        id="invite-role"
        label="Role"
        select
        value={role}
        helperText="Editors write content, brokers look after customers, admins do everything."
        onChange={(event) => setRole(event.target.value)}
      >
        {STAFF_ROLES.map((each) => (
          <MenuItem key={each} value={each}>
            {labelOf(each)}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained" disabled={isBusy}>
        Invite
      </Button>
    </form>
  )
}
