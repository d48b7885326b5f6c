import type { Accounts } from '#accounts/create-accounts.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import type { ContentContext } from '#content-api/context.ts'
import type { FormDesk } from '#features/forms/form-desk.ts'
import type { Jobs } from '#platform/jobs/open-jobs.ts'

/** What every route of the back office works with. */
export interface BackOfficeContext extends ContentContext {
  accounts: Pick<Accounts, 'parts'>
  /** Keeps what shall happen later. */
  jobs: Jobs
  /** Reads and answers what visitors sent. */
  forms: FormDesk
  /** Applications, contracts, claims, requests and booked calls. */
  brokerage: BrokerageDesk
}
