import type { ActingUser } from '../acting-user.ts'

/** See the list of customers, block and unblock them. */
export function canManageCustomers(actor: ActingUser): boolean {
  if (actor.kind === 'system') return true
  return actor.kind === 'staff' && (actor.role === 'admin' || actor.role === 'broker')
}
