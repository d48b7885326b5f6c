import type { ActingUser, Colleague } from '../acting-user.ts'

/**
 * Change customers' matters by hand. What the product does by itself goes other ways: each of these
 * changes is kept with the colleague who made it.
 */
export function canWorkOnCases(actor: ActingUser): actor is Colleague<'admin' | 'broker'> {
  return actor.kind === 'staff' && (actor.role === 'admin' || actor.role === 'broker')
}
