import type { Collection } from '#content/collections/define-collection.ts'
import type { Stage } from '#content/query/find-query.ts'
import type { ContentDocument } from '#content/tables.ts'
import { parseUid } from '#sites/uid.ts'
import type { DocumentRecord } from '../wire/document-record.ts'

/** A row as the back office shows it, whole. */
export function toRecord(row: ContentDocument): DocumentRecord {
  return {
    id: row.uid,
    locale: row.locale,
    name: row.name,
    stage: stageOf(row),
    revision: row.revision,
    attributes: row.draft ?? row.attributes ?? {},
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }
}

export function stageOf({
  attributes,
  draft,
}: Pick<ContentDocument, 'attributes' | 'draft'>): Stage {
  if (attributes === null) return 'draft'
  return draft === null ? 'published' : 'changed'
}

/** What editors call a document: its first column, or else its uid without the locale. */
export function titleOf(
  collection: Collection,
  row: Pick<ContentDocument, 'uid' | 'attributes'> & Partial<Pick<ContentDocument, 'draft'>>,
): string {
  const [first = ''] = collection.columns
  const value = (row.draft ?? row.attributes)?.[first]
  return typeof value === 'string' && value !== '' ? value : parseUid(row.uid).name
}
