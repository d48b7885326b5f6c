import { isDocument } from '#content/store.ts'
import { contentDocuments } from '#content/tables.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { Preview } from './preview-token.ts'

/**
 * Whether a link that was given to others still shows its draft. Publishing the document, taking it
 * back, renaming or deleting it ends every link to it; saving the draft does not.
 */
export async function isStillShared(queries: Queries, { uid, shared }: Preview): Promise<boolean> {
  if (shared === undefined) return true
  const [row] = await queries
    .select({ changedAt: contentDocuments.changedAt })
    .from(contentDocuments)
    .where(isDocument(shared.collection, uid))
  return row?.changedAt.toISOString() === shared.since
}
