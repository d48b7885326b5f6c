import type { ActingUser } from '../acting-user.ts'
import { canSeeApplications } from './can-see-applications.ts'

/** See one application, policy or claim: one's own, or by office. */
export function canSeeApplication(
  actor: ActingUser,
  /** The customer whose it is; undefined while it belongs to no account yet. */
  ownerId: string | undefined,
): boolean {
  if (actor.kind === 'customer') return ownerId !== undefined && actor.userId === ownerId
  return canSeeApplications(actor)
}
