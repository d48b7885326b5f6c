import type { ReactNode } from 'react'
import { turnsOf, WAITING_APPLICATIONS, WAITING_CLAIMS } from '#brokerage/waits-for.ts'
import type {
  ApplicationRow,
  ClaimRow,
  CustomerRow,
  PolicyRow,
  RequestRow,
} from '../../wire/casework-records.ts'
import { showAge, showDay, showMoment } from '../show-moment.ts'
import { AdviceConsent } from './advice-consent.tsx'
import { CaseListPage } from './case-list-page.tsx'
import { CaseState } from './case-state.tsx'
import { Colleague } from './colleague.tsx'
import {
  accountStates,
  applicationStates,
  choicesOf,
  claimStates,
  policyStates,
  requestKinds,
  requestStates,
  showLanguage,
  showOffered,
  showPrice,
  turnNames,
  wordsOf,
} from './labels.ts'
import { useCaseFacts } from './use-case-facts.ts'

const byOwner = 'A reference, or a whole e-mail address, last name or company name'
const byContract =
  'A reference, the insurer’s number, or a whole e-mail address, last name or company name'

export function ApplicationsPage() {
  const { lineName } = useCaseFacts()
  return (
    <CaseListPage<ApplicationRow>
      title="Applications"
      path="applications"
      none="Nobody has applied yet. Every order stands here from the moment it is sent."
      givenAs="application"
      hint={byOwner}
      under={({ submittedAt }) => showMoment(submittedAt)}
      states={choicesOf(applicationStates)}
      turns={turnChoices(WAITING_APPLICATIONS)}
      filters={['line', 'assigned']}
      columns={[
        { label: 'Customer', show: ({ owner }) => <Owner {...owner} /> },
        {
          label: 'Line',
          show: (row) => {
            const offered = showOffered(row)
            const price = offered ? `Offered: ${offered}` : showPrice(row)
            return <Twofold first={lineName(row.line)} second={price} />
          },
        },
        {
          label: 'State',
          show: ({ state, stateSince }) => (
            <StateSince kind="application" state={state} since={stateSince} />
          ),
        },
        { label: 'Cover begins', show: ({ startDate }) => showDay(startDate), isTight: true },
        { label: 'Looked after by', show: ({ assignedTo }) => <Colleague id={assignedTo} /> },
      ]}
    />
  )
}

export function PoliciesPage() {
  const { lineName } = useCaseFacts()
  return (
    <CaseListPage<PolicyRow>
      title="Policies"
      path="policies"
      none="There is no contract yet. An application becomes one once it is accepted."
      hint={byContract}
      states={choicesOf(policyStates)}
      turns={[{ id: 'proof', name: 'Proof of the next cover' }]}
      filters={['line']}
      columns={[
        { label: 'Customer', show: ({ owner }) => <Owner {...owner} /> },
        {
          label: 'Line',
          show: (row) => <Twofold first={lineName(row.line)} second={showPrice(row)} />,
        },
        { label: 'State', show: ({ state }) => <CaseState kind="policy" state={state} /> },
        { label: 'Begins', show: ({ startDate }) => showDay(startDate), isTight: true },
        { label: 'Ends', show: ({ endDate }) => showDay(endDate), isTight: true },
      ]}
    />
  )
}

export function ClaimsPage() {
  const { lineName } = useCaseFacts()
  return (
    <CaseListPage<ClaimRow>
      title="Claims"
      path="claims"
      none="Nobody has reported anything yet. Customers do so in their account."
      givenAs="claim"
      hint={byContract}
      under={({ createdAt }) => showMoment(createdAt)}
      states={choicesOf(claimStates)}
      turns={turnChoices(WAITING_CLAIMS)}
      filters={['line', 'assigned']}
      columns={[
        { label: 'Customer', show: ({ owner }) => <Owner {...owner} /> },
        {
          label: 'Kind',
          show: ({ kind, line }) => <Twofold first={wordsOf(kind)} second={lineName(line)} />,
        },
        {
          label: 'State',
          show: ({ state, stateSince }) => (
            <StateSince kind="claim" state={state} since={stateSince} />
          ),
        },
        { label: 'Looked after by', show: ({ assignedTo }) => <Colleague id={assignedTo} /> },
      ]}
    />
  )
}

export function RequestsPage() {
  const { lineName } = useCaseFacts()
  return (
    <CaseListPage<RequestRow>
      title="Requests"
      path="requests"
      none="Nobody has asked for anything yet. Changes, questions, and papers to post stand here."
      givenAs="request"
      hint={byOwner}
      under={({ createdAt }) => showMoment(createdAt)}
      states={choicesOf(requestStates)}
      filters={['line', 'assigned']}
      columns={[
        { label: 'Customer', show: ({ owner }) => <Owner {...owner} /> },
        {
          label: 'About',
          show: ({ kind, line }) => <Twofold first={requestKinds[kind]} second={lineName(line)} />,
        },
        { label: 'State', show: ({ state }) => <CaseState kind="request" state={state} /> },
        { label: 'Looked after by', show: ({ assignedTo }) => <Colleague id={assignedTo} /> },
      ]}
    />
  )
}

export function CustomersPage() {
  return (
    <div className="bo-stack">
      <CaseListPage<CustomerRow>
        title="Customers"
        path="customers"
        none="Nobody has an account yet."
        hint="A reference, a whole e-mail address, or the beginning of a name"
        states={choicesOf(accountStates)}
        nameOf={({ name, email }) => name ?? email}
        under={({ name, email }) => (name ? email : undefined)}
        columns={[
          { label: 'Language', show: ({ language }) => showLanguage(language) },
          {
            label: 'E-mail address',
            show: ({ addressProven }) => (addressProven ? 'Proven' : 'Not proven'),
          },
          {
            label: 'Account',
            show: ({ blocked }) => (
              <CaseState kind="account" state={blocked ? 'blocked' : 'open'} />
            ),
          },
          { label: 'Since', show: ({ createdAt }) => showMoment(createdAt), isTight: true },
        ]}
      />
      <AdviceConsent />
    </div>
  )
}

function Owner({ name, email }: { name: string; email: string }) {
  return <Twofold first={<span className="bo-name">{name}</span>} second={email} />
}

type StateSinceProps = { kind: 'application' | 'claim'; state: string; since: string }

/** How far it is, and for how long. */
function StateSince({ kind, state, since }: StateSinceProps) {
  return <Twofold first={<CaseState kind={kind} state={state} />} second={showAge(since)} />
}

function Twofold({ first, second }: { first: ReactNode; second: string }) {
  return (
    <>
      {first}
      <br />
      <small className="bo-soft">{second}</small>
    </>
  )
}

/** Whom cases can wait for, by name. */
function turnChoices(waiting: Parameters<typeof turnsOf>[0]) {
  return turnsOf(waiting).map((id) => ({ id, name: turnNames[id] }))
}
