import { Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Authenticated, Title } from 'react-admin'
import type { InvitationRecord, StaffAuditRecord, StaffRecord } from '../../wire/staff-records.ts'
import { ask } from '../ask.ts'
import { AuditList } from '../casework/audit-list.tsx'
import { wordsOf } from '../casework/labels.ts'
import { showAuditDetails } from '../casework/show-audit-details.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { Loading } from '../loading.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { StaffTable } from './staff-table.tsx'

/** Colleagues, their roles, and who is invited. For admins. */
export function StaffPage() {
  const staff = useQuery({
    queryKey: ['staff'],
    queryFn: () => ask<{ data: StaffRecord[] }>('/admin/api/staff'),
  })
  const invitations = useQuery({
    queryKey: ['invitations'],
    queryFn: () => ask<{ data: InvitationRecord[] }>('/admin/api/invitations'),
  })
  const audit = useQuery({
    queryKey: ['staff', 'audit'],
    queryFn: () => ask<{ data: StaffAuditRecord[] }>('/admin/api/staff/audit'),
  })
  return (
    <Authenticated>
      <Title title="Staff" />
      {staff.error && <CouldNotRead error={staff.error} />}
      <div className="bo-stack">
        {staff.isPending && <Loading />}
        {staff.data && <StaffTable members={staff.data.data} />}
        <div className="bo-cards">
          <Card>
            <CardContent>
              <h2>Invite a colleague</h2>
              <InviteForm />
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <h2>Open invitations</h2>
              {invitations.error && <CouldNotRead error={invitations.error} />}
              {invitations.data && <InvitationList invitations={invitations.data.data} />}
            </CardContent>
          </Card>
        </div>
        <Card>
          <CardContent>
            <h2>Audit trail</h2>
            {audit.error && <CouldNotRead error={audit.error} />}
            {audit.data?.data.length === 0 && (
              <p className="bo-soft">No role was changed and nobody was blocked yet.</p>
            )}
            <AuditList entries={(audit.data?.data ?? []).map(toEntry)} />
          </CardContent>
        </Card>
      </div>
    </Authenticated>
  )
}

/** "Bruno: blocked", "Bruno: remove second factor". */
function toEntry({ about, action, details, ...entry }: StaffAuditRecord) {
  const said = showAuditDetails(action, details, { colleagueName: () => '', files: [] })
  return { ...entry, what: about + (said || `: ${wordsOf(action).toLowerCase()}`) }
}
