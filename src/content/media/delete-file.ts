import { inArray } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { AttributesOf } from '../collections/registry.ts'
import { type ContentDocument, contentFiles } from '../tables.ts'
import { deleteDocument } from '../write-document.ts'
import { namesOfFile } from './names-of-file.ts'

/** Deletes a file of the media library with its bytes. */
export async function deleteFile(
  queries: Queries,
  uid: string,
  by: ActingUser,
): Promise<ContentDocument> {
  return queries.transaction(async (transaction) => {
    const document = await deleteDocument(transaction, 'media', uid, { by })
    // Files are published when they are made, so their attributes passed the schema.
    const names = namesOfFile(document.attributes as AttributesOf<'media'>)
    await transaction.delete(contentFiles).where(inArray(contentFiles.name, names))
    return document
  })
}
