import { Button } from '@mui/material'
import type { InvitationRecord } from '../../wire/staff-records.ts'
import { showMoment } from '../show-moment.ts'
import { useStaffChange } from './use-staff-change.ts'

export function InvitationList({ invitations }: { invitations: readonly InvitationRecord[] }) {
  const change = useStaffChange()
  if (invitations.length === 0) return <p>Nobody is invited at the moment.</p>
  return (
    <ul className="bo-plain-list">
      {invitations.map(({ id, email, role, invitedBy, expiresAt }) => (
        <li key={id} className="bo-row">
          <span>
            {email} as {role}, invited by {invitedBy}, valid until {showMoment(expiresAt)}
          </span>
          <Button
            size="small"
            aria-label={`Withdraw the invitation of ${email}`}
            onClick={() =>
              change(`/admin/api/invitations/${id}`, {
                method: 'DELETE',
                said: `The link in the mail to ${email} no longer works.`,
              })
            }
          >
            Withdraw
          </Button>
        </li>
      ))}
    </ul>
  )
}
