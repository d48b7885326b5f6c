import type { ActingUser } from '../acting-user.ts'

/** See and export the log of cookie choices: who answers to the supervisory authority. */
export function canReadConsents(actor: ActingUser): boolean {
  return actor.kind === 'staff' && actor.role === 'admin'
}
