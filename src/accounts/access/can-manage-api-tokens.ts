import type { ActingUser, Colleague } from '../acting-user.ts'

/** Make and revoke the keys with which programs use the content API. */
export function canManageApiTokens(actor: ActingUser): actor is Colleague<'admin'> {
  return actor.kind === 'staff' && actor.role === 'admin'
}
