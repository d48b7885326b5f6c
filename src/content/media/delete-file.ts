import { inArray } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { AttributesOf } from '../collections/registry.ts'
import { type ContentDocument, contentFiles } from '../tables.ts'
import { deleteDocument } from '../write-document.ts'

/** Deletes a file of the media library with its bytes. */
export async function deleteFile(
  queries: Queries,
  uid: string,
  by: ActingUser,
): Promise<ContentDocument> {
  return queries.transaction(async (transaction) => {
    const document = await deleteDocument(transaction, 'media', uid, { by })
    // Files are published when they are made, so their attributes passed the schema.
    const { url, formats } = document.attributes as AttributesOf<'media'>
    const urls = [url, ...Object.values(formats ?? {}).map((format) => format.url)]
    const names = urls.map((each) => each.slice(each.lastIndexOf('/') + 1))
    await transaction.delete(contentFiles).where(inArray(contentFiles.name, names))
    return document
  })
}
