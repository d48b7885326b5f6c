import type { ActingUser } from '../acting-user.ts'

/** See what is written and not published. */
export function canReadDrafts(actor: ActingUser): boolean {
  switch (actor.kind) {
    case 'system':
      return true
    case 'staff':
      return actor.role === 'admin' || actor.role === 'editor'
    case 'token':
      // The site itself reads previews with a token of this kind.
      return true
    case 'customer':
    case 'anonymous':
      return false
  }
}
