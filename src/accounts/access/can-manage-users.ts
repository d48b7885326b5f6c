import type { ActingUser } from '../acting-user.ts'

/** Read, make, change and delete customers' accounts through the content API. */
export function canManageUsers(actor: ActingUser): boolean {
  if (actor.kind === 'token') return actor.access === 'full'
  return actor.kind === 'system' || (actor.kind === 'staff' && actor.role === 'admin')
}
