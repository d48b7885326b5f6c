import { Card, CardContent } from '@mui/material'
import { useState } from 'react'
import { Authenticated, Title } from 'react-admin'
import { Link, useParams } from 'react-router'
import type { CustomerDetail, ErasureRecord } from '../../wire/casework-records.ts'
import { showMoment } from '../show-moment.ts'
import { complaintAbout } from './about-link.tsx'
import { AccountActs } from './account-acts.tsx'
import { CaseFrame } from './case-frame.tsx'
import { Facts } from './case-parts.tsx'
import { casePaths } from './case-paths.ts'
import { CaseState } from './case-state.tsx'
import { Erased } from './erased.tsx'
import { showLanguage } from './labels.ts'
import { casesOf } from './path-to-case.ts'
import { PersonalData } from './personal-data.tsx'
import { stateName } from './state-names.ts'
import { useCase } from './use-case.ts'
import { useCaseFacts } from './use-case-facts.ts'

/** One account, with what belongs to it. */
export function CustomerPage() {
  const { reference = '' } = useParams()
  // What was erased of one is not told on the page of the next.
  return <Customer key={reference} reference={reference} />
}

function Customer({ reference }: { reference: string }) {
  const { data, error } = useCase<CustomerDetail>('customers', reference)
  const [erasure, setErasure] = useState<ErasureRecord>()
  if (data && erasure?.accountGone) {
    return (
      <Authenticated>
        <Title title="Erased" />
        <div className="bo-stack">
          <p>
            <Link to={back.to}>{back.label}</Link>
          </p>
          <Erased report={erasure} customer={data} />
        </div>
      </Authenticated>
    )
  }
  return (
    <CaseFrame
      title={data ? (data.name ?? data.email) : 'Customer'}
      back={back}
      kind="customer"
      reference={reference}
      error={error}
      isLoaded={data !== undefined}
    >
      {data && (
        <>
          {erasure && <Erased report={erasure} customer={data} />}
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
                  ['E-mail address', data.addressProven ? 'Proven' : 'Not proven'],
                  ['Language', showLanguage(data.language)],
                  ['Account', stateName('account', data.blocked ? 'blocked' : 'open')],
                  ['Second factor', data.hasSecondFactor ? 'On' : 'Off'],
                  ['Since', showMoment(data.createdAt)],
                ]}
              />
              <AccountActs customer={data} />
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <h2>Policies</h2>
              <Belongings kind="policy" entries={data.policies} />
              <h2>Applications</h2>
              <Belongings kind="application" entries={data.applications} />
              <p className="bo-links">
                <Link to={casesOf('claims', data.email)}>Their claims</Link>
                <Link to={casesOf('requests', data.email)}>Their requests</Link>
                <Link to={casesOf('inbox', data.email)}>Their messages</Link>
                <Link to={complaintAbout('customer', reference)}>Enter a complaint</Link>
              </p>
            </CardContent>
          </Card>
          {!erasure && <PersonalData customer={data} onErased={setErasure} />}
        </>
      )}
    </CaseFrame>
  )
}

const back = { to: '/admin/customers', label: 'All customers' }

type BelongingsProps = {
  kind: 'policy' | 'application'
  entries: readonly { reference: string; line: string; state: string }[]
}

/** Contracts or applications of one person. */
export function Belongings({ kind, entries }: BelongingsProps) {
  const { lineName } = useCaseFacts()
  if (entries.length === 0) return <p className="bo-soft">None.</p>
  return (
    <ul className="bo-plain-list">
      {entries.map(({ reference, line, state }) => (
        <li key={reference} className="bo-row">
          <Link to={`/admin/${casePaths[kind]}/${reference}`}>
            {lineName(line)}, {reference}
          </Link>
          <CaseState kind={kind} state={state} />
        </li>
      ))}
    </ul>
  )
}
