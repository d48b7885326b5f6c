import type { AccountSettings } from '../account-parts.ts'
import type { AuthProblem } from '../acting-user.ts'

/**
 * What a colleague without a second factor hears wherever one is required; the back office turns it
 * into the page that sets the authenticator app up.
 */
export const SET_UP_NEEDED: AuthProblem = {
  status: 403,
  name: 'ForbiddenError',
  message: 'Set up your authenticator app first',
  details: { secondFactor: 'setUp' },
}

export function lacksSecondFactor(
  { staffSecondFactor }: Pick<AccountSettings, 'staffSecondFactor'>,
  member: { readonly twoFactorEnabled?: boolean | null | undefined },
): boolean {
  return staffSecondFactor === 'required' && member.twoFactorEnabled !== true
}

/** What better-auth still does for them: setting the app up, and becoming somebody else. */
export const OPEN_WITHOUT_SECOND_FACTOR: readonly string[] = [
  '/sign-in/email',
  '/sign-out',
  '/request-password-reset',
  '/reset-password',
  '/second-factor/begin',
  '/second-factor/finish',
  '/two-factor/verify-totp',
]
