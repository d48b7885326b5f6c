import { knownCollection } from '#content/collections/registry.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'

/** What editors call a document: its first column, or else its name. */
export function titleOfRecord(
  collection: string,
  record: Pick<DocumentRecord, 'attributes' | 'name' | 'id'>,
): string {
  const [first = ''] = knownCollection(collection).columns
  const value = record.attributes?.[first]
  return typeof value === 'string' && value !== '' ? value : (record.name ?? record.id)
}
