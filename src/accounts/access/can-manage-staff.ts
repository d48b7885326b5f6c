import type { ActingUser, Colleague } from '../acting-user.ts'

/** Invite colleagues, give roles, close accounts. */
export function canManageStaff(actor: ActingUser): actor is Colleague<'admin'> {
  return actor.kind === 'staff' && actor.role === 'admin'
}
