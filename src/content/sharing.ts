import { and, eq, max } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { CollectionName } from './collections/registry.ts'
import { isDocument, lockDocumentByUid } from './store.ts'
import { contentDocuments, contentVersions } from './tables.ts'
import { keepVersions } from './versions.ts'
import { missing } from './write-refusals.ts'

/**
 * What a link for others is made with and is later compared with. It changes when the public sees
 * another state of the document and when somebody ends the links; undefined without a document.
 */
export async function sharingMark(
  queries: Queries,
  collection: string,
  uid: string,
): Promise<string | undefined> {
  const [row] = await queries
    .select({ changedAt: contentDocuments.changedAt, ended: max(contentVersions.id) })
    .from(contentDocuments)
    .leftJoin(
      contentVersions,
      and(
        eq(contentVersions.documentId, contentDocuments.id),
        eq(contentVersions.action, 'unshare'),
      ),
    )
    .where(isDocument(collection, uid))
    .groupBy(contentDocuments.id)
  if (row === undefined) return undefined
  const changed = row.changedAt.toISOString()
  return row.ended === null ? changed : `${changed}/${row.ended}`
}

/** Ends every link to its draft that was given away so far. The document stays as it is. */
export async function endSharing(
  queries: Queries,
  collection: CollectionName,
  uid: string,
  { by }: { by: ActingUser },
): Promise<void> {
  await queries.transaction(async (transaction) => {
    const document = await lockDocumentByUid(transaction, collection, uid)
    if (document === undefined) throw missing(collection, uid)
    const attributes = document.draft ?? document.attributes
    await keepVersions(transaction, by, [
      { documentId: document.id, collection, uid, action: 'unshare', attributes },
    ])
  })
}
