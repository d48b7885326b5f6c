import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { listApplications, listPolicies } from '#brokerage/office/list-cases.ts'
import { listCustomers } from '#brokerage/office/list-customers.ts'
import type { SenderRecord } from '../wire/inbox-records.ts'

/** What there is under the address that the sender gave, shortened as in lists. */
export async function findSender(
  desk: BrokerageDesk,
  actor: ActingUser,
  email: string | undefined,
): Promise<SenderRecord | undefined> {
  if (email === undefined) return undefined
  const asked = { search: email, limit: 10 }
  const [accounts, applications, policies] = await Promise.all([
    listCustomers(desk, actor, asked),
    listApplications(desk, actor, asked),
    listPolicies(desk, actor, asked),
  ])
  return {
    account: accounts.entries[0]?.reference,
    applications: applications.entries.map(shown),
    policies: policies.entries.map(shown),
  }
}

function shown({ reference, line, state }: SenderRecord['applications'][number]) {
  return { reference, line, state }
}
