import type { Collection } from '#content/collections/define-collection.ts'
import type { Stage } from '#content/query/find-query.ts'
import type { ContentDocument } from '#content/tables.ts'
import { parseUid } from '#sites/uid.ts'
import { titleFrom } from '../form-model/title-from.ts'
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

export function titleOf(
  collection: Collection,
  row: Pick<ContentDocument, 'uid' | 'attributes'> & Partial<Pick<ContentDocument, 'draft'>>,
): string {
  return titleFrom(collection, row.draft ?? row.attributes, parseUid(row.uid).name)
}
