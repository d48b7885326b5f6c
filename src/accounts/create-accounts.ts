import type { AccountParts } from './account-parts.ts'
import type { AuthenticateBearer } from './acting-user.ts'
import { createAuthenticateBearer } from './authenticate-bearer.ts'
import { createBackground } from './background.ts'
import { type CustomerDesk, openCustomerDesk } from './customers/customer-desk.ts'
import { type AttemptLimits, createAttemptLimits } from './customers/limit-attempts.ts'
import { createOpenIdProviders, type OpenIdProviders } from './open-id/open-id-providers.ts'
import { createStaffAuth, type StaffAuth } from './staff/create-staff-auth.ts'

export type Accounts = {
  /** What functions for staff and for both kinds take. */
  parts: AccountParts
  /** What functions for customers' accounts take. */
  desk: CustomerDesk
  staff: StaffAuth
  providers: OpenIdProviders
  authenticateBearer: AuthenticateBearer
  /** How often somebody may try something at the pages of the account. */
  attempts: AttemptLimits
  /** Waits for mails that are being sent. */
  close(): Promise<void>
}

/** The accounts of one process: made once, at the start. */
export function createAccounts(given: Omit<AccountParts, 'background'>): Accounts {
  const parts: AccountParts = { ...given, background: createBackground(given.log) }
  const desk = openCustomerDesk(parts)
  const staff = createStaffAuth(parts)
  return {
    parts,
    desk,
    staff,
    providers: createOpenIdProviders(parts.env.openIdProviders, desk.auth, parts.log),
    authenticateBearer: createAuthenticateBearer(desk, staff),
    attempts: createAttemptLimits(),
    close: () => parts.background.settled(),
  }
}
