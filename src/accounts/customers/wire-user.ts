import type { AccountSettings } from '../account-parts.ts'
import type { Customer } from './session-token.ts'

/** A customer as Strapi's clients know one; everything else stays here. */
export type WireUser = {
  id: number
  username: string
  email: string
  provider: string
  /** Whether the account may be used. Strapi calls everyone confirmed when it asks nobody to. */
  confirmed: boolean
  blocked: boolean
  createdAt: string
  updatedAt: string
}

export function wireUser(
  customer: Customer,
  { emailConfirmation }: Pick<AccountSettings, 'emailConfirmation'>,
): WireUser {
  return {
    id: customer.number,
    username: customer.username,
    email: customer.email,
    provider: customer.provider,
    confirmed: customer.emailVerified || !emailConfirmation,
    blocked: customer.blocked,
    createdAt: customer.createdAt.toISOString(),
    updatedAt: customer.updatedAt.toISOString(),
  }
}
