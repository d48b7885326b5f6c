import type { ActingUser } from '../acting-user.ts'

/** Create, change, publish and delete documents and media. */
export function canWriteContent(actor: ActingUser): boolean {
  switch (actor.kind) {
    case 'system':
      return true
    case 'staff':
      return actor.role === 'admin' || actor.role === 'editor'
    case 'token':
      return actor.access === 'full'
    case 'customer':
    case 'anonymous':
      return false
  }
}
