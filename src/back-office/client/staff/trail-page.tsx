import { Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Authenticated, Title } from 'react-admin'
import { Link, useParams } from 'react-router'
import type { AuditRecord } from '../../wire/audit-records.ts'
import type { StaffRecord } from '../../wire/staff-records.ts'
import { ask } from '../ask.ts'
import { AuditList } from '../casework/audit-list.tsx'
import { casePaths } from '../casework/case-paths.ts'
import { wordsOf } from '../casework/labels.ts'
import { casesOf } from '../casework/path-to-case.ts'
import { showAuditDetails } from '../casework/show-audit-details.ts'
import { aboutColleague } from './about-colleague.ts'

/** What one colleague did and saw, for an admin who has to answer for it. */
export function TrailPage() {
  const { id = '' } = useParams()
  const { data } = useQuery({
    queryKey: ['staff'],
    queryFn: () => ask<{ data: StaffRecord[] }>('/admin/api/staff'),
  })
  const nameOf = (staffId: string) => data?.data.find((member) => member.id === staffId)?.name ?? ''
  return (
    <Authenticated>
      <Title title={nameOf(id) || 'Colleague'} />
      <div className="bo-stack">
        <p>
          <Link to="/admin/staff">All staff</Link>
        </p>
        <Card>
          <CardContent>
            <h2>What they did and saw</h2>
            <p>
              For the case that an account was in wrong hands, or somebody asks who knew what. That
              you looked is noted too.
            </p>
            <AuditList
              path={`/admin/api/staff/${encodeURIComponent(id)}/trail`}
              queryKey={['staff', id, 'trail']}
              none="They did and saw nothing of customers yet."
              show={(entry) => showDeed(entry, nameOf)}
            />
          </CardContent>
        </Card>
      </div>
    </Authenticated>
  )
}

/** What was done, and about what. */
export function showDeed(entry: AuditRecord, colleagueName: (id: string) => string): ReactNode {
  // A name behind the details would be read as a part of them: "invited by Ada Nora".
  if (entry.kind === 'staff') return aboutColleague(entry, colleagueName)
  const details = showAuditDetails(entry.action, entry.details, { colleagueName, files: [] })
  return (
    <>
      {wordsOf(entry.action)}
      {details} <About entry={entry} />
    </>
  )
}

/** What it was about, where there is a screen of it. */
function About({ entry: { kind, reference, action } }: { entry: AuditRecord }) {
  switch (kind) {
    case 'application':
    case 'policy':
    case 'claim':
    case 'request':
      return <Link to={`/admin/${casePaths[kind]}/${reference}`}>{reference}</Link>
    case 'customer':
      return <Link to={`/admin/customers/${reference}`}>{reference}</Link>
    case 'message':
      // The whole register, which is no message.
      if (action === 'export-complaints') return <Link to="/admin/complaints">{reference}</Link>
      return <Link to={casesOf('inbox', reference)}>{reference}</Link>
    default:
      return reference
  }
}
