import { knownCollection } from '#content/collections/registry.ts'
import { titleFrom } from '../form-model/title-from.ts'
import type { DocumentRecord } from '../wire/document-record.ts'

export function titleOfRecord(
  collection: string,
  { attributes, name, id }: Pick<DocumentRecord, 'attributes' | 'name' | 'id'>,
): string {
  return titleFrom(knownCollection(collection), attributes, name ?? id)
}
