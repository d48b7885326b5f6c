import type { CollectionName } from '#content/collections/registry.ts'
import { findDocumentByUid } from '#content/store.ts'
import type { ContentDocument } from '#content/tables.ts'
import { findLastWrite } from '#content/versions.ts'
import { notFoundError } from '#content-api/errors/strapi-error.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { DocumentRecord } from '../wire/document-record.ts'
import { namesOfActors } from './names-of-actors.ts'
import { toRecord } from './to-record.ts'

export async function existingRow(
  queries: Queries,
  collection: CollectionName,
  uid: string,
): Promise<ContentDocument> {
  const row = await findDocumentByUid(queries, collection, uid)
  if (row === undefined) throw notFoundError()
  return row
}

/** The whole record, with who wrote it last. */
export async function withLastWriter(
  queries: Queries,
  row: ContentDocument,
): Promise<DocumentRecord> {
  const last = await findLastWrite(queries, row.id)
  if (last === undefined) return toRecord(row)
  const nameOf = await namesOfActors(queries, [last])
  return { ...toRecord(row), updatedBy: nameOf(last) }
}
