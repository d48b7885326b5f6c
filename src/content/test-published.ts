import { and, sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import type { AttributesOf, CollectionName } from './collections/registry.ts'
import { atMostOne, isDocument } from './store.ts'
import { contentDocuments } from './tables.ts'

interface PublishedDocument<Name extends CollectionName> {
  id: number
  uid: string
  locale: string
  attributes: AttributesOf<Name>
  publishedAt: Date
}

/** What the public sees under this uid; undefined when nothing is published there. */
export async function findPublished<Name extends CollectionName>(
  queries: Queries,
  collection: Name,
  uid: string,
): Promise<PublishedDocument<Name> | undefined> {
  const { id, locale, attributes, publishedAt } = contentDocuments
  const rows = await queries
    .select({ id, uid: contentDocuments.uid, locale, attributes, publishedAt })
    .from(contentDocuments)
    .where(and(isDocument(collection, uid), sql`${publishedAt} is not null`))
    .limit(2)
  // Checked against the collection's schema when it was published.
  return atMostOne(rows) as PublishedDocument<Name> | undefined
}
