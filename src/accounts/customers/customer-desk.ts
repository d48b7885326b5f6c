import type { AccountParts } from '../account-parts.ts'
import { deriveKey } from '../derive-key.ts'
import { type CustomerAuth, createCustomerAuth } from './create-customer-auth.ts'
import { createGuessLimit, type GuessLimit } from './limit-guesses.ts'
import type { Customer } from './session-token.ts'

/** What every function for customers' accounts takes. */
export type CustomerDesk = AccountParts & {
  auth: CustomerAuth
  /** Signs the tokens of sessions. */
  tokenKey: string
  /** How often passwords are tried for one account, by whomever. */
  guesses: GuessLimit
}

/** Someone who just signed in. */
export type SignedIn = { jwt: string; customer: Customer }

export function openCustomerDesk(parts: AccountParts): CustomerDesk {
  return {
    ...parts,
    auth: createCustomerAuth(parts),
    tokenKey: deriveKey(parts.env.secretKey, 'customer sessions'),
    guesses: createGuessLimit(),
  }
}
