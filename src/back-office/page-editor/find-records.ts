import { ask } from '../client/ask.ts'
import { documentPath } from '../client/document-path.ts'
import type { DocumentRecord, RecordPage } from '../wire/document-record.ts'

export function findRecord(collection: string, uid: string): Promise<DocumentRecord> {
  return ask(documentPath(collection, uid))
}

/** The newest documents of a collection that a search finds. */
export async function searchRecords(
  collection: string,
  { search, locale }: { search: string; locale: string | undefined },
): Promise<DocumentRecord[]> {
  const query = new URLSearchParams({ sort: 'updatedAt:desc', 'pagination[pageSize]': '24' })
  if (search.trim() !== '') query.set('_q', search.trim())
  if (locale !== undefined) query.set('locale', locale)
  return (await ask<RecordPage>(`/admin/api/content/${collection}?${query}`)).data
}
