import type { ActingUser } from '../acting-user.ts'

/** Make and revoke the keys with which programs use the content API. */
export function canManageApiTokens(actor: ActingUser): boolean {
  return actor.kind === 'staff' && actor.role === 'admin'
}
