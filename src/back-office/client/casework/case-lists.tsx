import type {
  ApplicationRow,
  ClaimRow,
  CustomerRow,
  PolicyRow,
  RequestRow,
} from '../../wire/casework-records.ts'
import { showDay, showMoment } from '../show-moment.ts'
import { CaseListPage } from './case-list-page.tsx'
import { CaseState } from './case-state.tsx'
import {
  accountStates,
  applicationStates,
  choicesOf,
  claimStates,
  policyStates,
  requestKinds,
  requestStates,
  showLanguage,
  showPrice,
  wordsOf,
} from './labels.ts'
import { useCaseFacts } from './use-case-facts.ts'

const byOwner = 'A reference, or a whole e-mail address, last name or company name'

export function ApplicationsPage() {
  const { lineName, colleagueName } = useCaseFacts()
  return (
    <CaseListPage<ApplicationRow>
      title="Applications"
      path="applications"
      hint={byOwner}
      states={choicesOf(applicationStates)}
      filters={['line', 'assigned']}
      columns={[
        { label: 'Customer', show: ({ owner }) => <Owner {...owner} /> },
        { label: 'Line', show: ({ line }) => lineName(line) },
        { label: 'Price', show: showPrice, isTight: true },
        { label: 'State', show: ({ state }) => <CaseState kind="application" state={state} /> },
        { label: 'Looked after by', show: ({ assignedTo }) => colleagueName(assignedTo) },
        { label: 'Submitted', show: ({ submittedAt }) => showMoment(submittedAt), isTight: true },
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
      hint={byOwner}
      states={choicesOf(policyStates)}
      filters={['line']}
      columns={[
        { label: 'Customer', show: ({ owner }) => <Owner {...owner} /> },
        { label: 'Line', show: ({ line }) => lineName(line) },
        { label: 'Price', show: showPrice, isTight: true },
        { label: 'State', show: ({ state }) => <CaseState kind="policy" state={state} /> },
        { label: 'Begins', show: ({ startDate }) => showDay(startDate), isTight: true },
        { label: 'Ends', show: ({ endDate }) => showDay(endDate), isTight: true },
      ]}
    />
  )
}

export function ClaimsPage() {
  const { lineName, colleagueName } = useCaseFacts()
  return (
    <CaseListPage<ClaimRow>
      title="Claims"
      path="claims"
      hint={byOwner}
      states={choicesOf(claimStates)}
      filters={['line', 'assigned']}
      columns={[
        { label: 'Kind', show: ({ kind }) => wordsOf(kind) },
        { label: 'Line', show: ({ line }) => lineName(line) },
        { label: 'State', show: ({ state }) => <CaseState kind="claim" state={state} /> },
        { label: 'Since', show: ({ stateSince }) => showMoment(stateSince), isTight: true },
        { label: 'Looked after by', show: ({ assignedTo }) => colleagueName(assignedTo) },
      ]}
    />
  )
}

export function RequestsPage() {
  const { lineName, colleagueName } = useCaseFacts()
  return (
    <CaseListPage<RequestRow>
      title="Requests"
      path="requests"
      hint={byOwner}
      states={choicesOf(requestStates)}
      filters={['line', 'assigned']}
      columns={[
        { label: 'About', show: ({ kind }) => requestKinds[kind] },
        { label: 'Line', show: ({ line }) => lineName(line) },
        { label: 'State', show: ({ state }) => <CaseState kind="request" state={state} /> },
        { label: 'Arrived', show: ({ createdAt }) => showMoment(createdAt), isTight: true },
        { label: 'Looked after by', show: ({ assignedTo }) => colleagueName(assignedTo) },
      ]}
    />
  )
}

export function CustomersPage() {
  return (
    <CaseListPage<CustomerRow>
      title="Customers"
      path="customers"
      hint="A whole e-mail address, or the beginning of a name"
      states={choicesOf(accountStates)}
      nameOf={({ email }) => email}
      columns={[
        { label: 'Language', show: ({ language }) => showLanguage(language) },
        {
          label: 'E-mail address',
          show: ({ addressProven }) => (addressProven ? 'Proven' : 'Not proven'),
        },
        {
          label: 'Account',
          show: ({ blocked }) => <CaseState kind="account" state={blocked ? 'blocked' : 'open'} />,
        },
        { label: 'Since', show: ({ createdAt }) => showMoment(createdAt), isTight: true },
      ]}
    />
  )
}

function Owner({ name, email }: { name: string; email: string }) {
  return (
    <>
      {name}
      <br />
      <small className="bo-soft">{email}</small>
    </>
  )
}
