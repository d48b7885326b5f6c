import { sharingMark } from '#content/sharing.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { Preview } from './preview-token.ts'

/**
 * Whether a link that was given to others still shows its draft. Publishing the document, taking it
 * back, renaming or deleting it ends every link to it, as does an editor who ends them; saving the
 * draft does not.
 */
export async function isStillShared(queries: Queries, { uid, shared }: Preview): Promise<boolean> {
  if (shared === undefined) return true
  return (await sharingMark(queries, shared.collection, uid)) === shared.since
}
