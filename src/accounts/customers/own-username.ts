import { type Refused, refuse } from '../refusal.ts'

/**
 * Whether a name may be that of whoever has an address. What has an @ is read as an address wherever
 * it is typed, so nobody goes by the address of somebody else: its owner could not register any more.
 */
export function isOwnUsername(username: string, email: string): boolean {
  return !isAddress(username) || username.toLowerCase() === email.toLowerCase()
}

/** Whether who types it to sign in means an address, and not a name. */
export function isAddress(identifier: string): boolean {
  return identifier.includes('@')
}

const message = 'username must not contain @, unless it is your own email'

export const foreignUsername: Refused = refuse('ValidationError', message, {
  errors: [{ path: ['username'], message, name: 'ValidationError' }],
})
