import type { AccountSettings } from './account-parts.ts'

/** Settings with which most tests open accounts. */
export const testSettings: AccountSettings = {
  appEnv: 'development',
  secretKey: 'a-key-of-tests-with-enough-characters',
  allowRegister: true,
  emailConfirmation: false,
  staffSecondFactor: 'optional',
  openIdProviders: [],
}
