import type { ActingUser } from '../acting-user.ts'

/** See everyone's applications, policies and claims. Editors need none of it for their work. */
export function canSeeApplications(actor: ActingUser): boolean {
  if (actor.kind === 'system') return true
  return actor.kind === 'staff' && (actor.role === 'admin' || actor.role === 'broker')
}
