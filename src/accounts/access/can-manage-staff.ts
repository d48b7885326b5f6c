import type { ActingUser } from '../acting-user.ts'

/** Invite colleagues, give roles, close accounts. */
export function canManageStaff(actor: ActingUser): boolean {
  return actor.kind === 'staff' && actor.role === 'admin'
}
