import type { Accounts } from '#accounts/create-accounts.ts'
import type { ContentContext } from '#content-api/context.ts'

/** What every route of the back office works with. */
export interface BackOfficeContext extends ContentContext {
  accounts: Pick<Accounts, 'parts'>
}
