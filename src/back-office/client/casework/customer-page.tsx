import { Card, CardContent } from '@mui/material'
import { Link, useParams } from 'react-router'
import type { CustomerDetail } from '../../wire/casework-records.ts'
import { showMoment } from '../show-moment.ts'
import { CaseFrame } from './case-frame.tsx'
import { Facts } from './case-parts.tsx'
import { CaseState } from './case-state.tsx'
import { useCase } from './use-case.ts'
import { useCaseFacts } from './use-case-facts.ts'

/** One account, with what belongs to it. */
export function CustomerPage() {
  const { reference = '' } = useParams()
  const { data, error } = useCase<CustomerDetail>('customers', reference)
  return (
    <CaseFrame
      title={data?.name ?? 'Customer'}
      back={{ to: '/admin/customers', label: 'All customers' }}
      kind="customer"
      {...{ reference, error, isLoaded: data !== undefined }}
    >
      {data && (
        <>
          <Card>
            <CardContent>
              <h2>Account</h2>
              <Facts
                facts={[
                  ['Name', data.name],
                  [
                    'E-mail',
                    <a key="email" href={`mailto:${data.email}`}>
                      {data.email}
                    </a>,
                  ],
                  ['Address', data.addressProven ? 'Proven' : 'Not proven'],
                  ['Language', data.language],
                  ['Account', data.blocked ? 'Blocked' : 'Open'],
                  ['Since', showMoment(data.createdAt)],
                ]}
              />
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <h2>Policies</h2>
              <Belongings kind="policy" path="policies" entries={data.policies} />
              <h2>Applications</h2>
              <Belongings kind="application" path="applications" entries={data.applications} />
            </CardContent>
          </Card>
        </>
      )}
    </CaseFrame>
  )
}

type BelongingsProps = {
  kind: 'policy' | 'application'
  path: string
  entries: readonly { reference: string; line: string; state: string }[]
}

function Belongings({ kind, path, entries }: BelongingsProps) {
  const { lineName } = useCaseFacts()
  if (entries.length === 0) return <p className="bo-soft">None.</p>
  return (
    <ul className="bo-plain-list">
      {entries.map(({ reference, line, state }) => (
        <li key={reference} className="bo-row">
          <Link to={`/admin/${path}/${reference}`}>
            {lineName(line)}, {reference}
          </Link>
          <CaseState kind={kind} state={state} />
        </li>
      ))}
    </ul>
  )
}
