import { canReadDrafts } from '#accounts/access/can-read-drafts.ts'
import { canWriteContent } from '#accounts/access/can-write-content.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { Collection } from './collections/define-collection.ts'

export type ContentAction = 'read' | 'read-drafts' | 'create' | 'update' | 'delete'

/** Who may do what with a collection. Customers see what everybody sees. */
export function mayDo(by: ActingUser, action: ContentAction, collection: Collection): boolean {
  switch (action) {
    case 'read':
      return collection.readers === 'public' || isOneOfUs(by)
    case 'read-drafts':
      return canReadDrafts(by)
    default:
      return canWriteContent(by) && (collection.writers === 'editors' || !isEditor(by))
  }
}

function isOneOfUs({ kind }: ActingUser): boolean {
  return kind === 'staff' || kind === 'token' || kind === 'system'
}

function isEditor(by: ActingUser): boolean {
  return by.kind === 'staff' && by.role === 'editor'
}
