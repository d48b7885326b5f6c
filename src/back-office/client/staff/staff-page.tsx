import { Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Authenticated, Title } from 'react-admin'
import type { InvitationRecord, StaffRecord } from '../../wire/staff-records.ts'
import { ask } from '../ask.ts'
import { CouldNotRead } from '../could-not-read.tsx'
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
  return (
    <Authenticated>
      <Title title="Staff" />
      {staff.error && <CouldNotRead error={staff.error} />}
      <div className="bo-stack">
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
              <InvitationList invitations={invitations.data?.data ?? []} />
            </CardContent>
          </Card>
        </div>
      </div>
    </Authenticated>
  )
}
