import type { ActingUser } from '../acting-user.ts'

/** Open /admin at all; what is shown there depends on the other rules. */
export function canUseBackOffice(actor: ActingUser): boolean {
  return actor.kind === 'staff'
}
