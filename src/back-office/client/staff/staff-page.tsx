import { Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Authenticated, Title } from 'react-admin'
import type { InvitationRecord, StaffRecord } from '../../wire/staff-records.ts'
import { ask } from '../ask.ts'
import { AuditList } from '../casework/audit-list.tsx'
import { CouldNotRead } from '../could-not-read.tsx'
import { Loading } from '../loading.tsx'
import { aboutColleague } from './about-colleague.ts'
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
  const nameOf = (staffId: string) => staff.data?.data.find(({ id }) => id === staffId)?.name ?? ''
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
            <AuditList
              path="/admin/api/staff/audit"
              queryKey={['staff', 'audit']}
              none="Nobody joined, got another role or was blocked yet."
              show={(entry) => aboutColleague(entry, nameOf)}
            />
          </CardContent>
        </Card>
      </div>
    </Authenticated>
  )
}
