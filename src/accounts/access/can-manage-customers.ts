import type { ActingUser, Colleague } from '../acting-user.ts'

/** See the list of customers, block and unblock them. */
export function canManageCustomers(actor: ActingUser): actor is Colleague<'admin' | 'broker'> {
  return actor.kind === 'staff' && (actor.role === 'admin' || actor.role === 'broker')
}
