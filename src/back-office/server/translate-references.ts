import { and, inArray } from 'drizzle-orm'
import { collectReferences, renameReferences } from '#content/collect-references.ts'
import { collectionNamed } from '#content/collections/registry.ts'
import { type Attributes, contentDocuments } from '#content/tables.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { Locale } from '#sites/locales.ts'
import { formatUid, parseUid } from '#sites/uid.ts'

/** The attributes with every reference led to its translation, where there is one. */
export async function translateReferences(
  queries: Queries,
  collection: string,
  attributes: Attributes,
  locale: Locale,
): Promise<Attributes> {
  const wanted = collectReferences(collection, attributes)
    .filter(({ targetCollection }) => collectionNamed(targetCollection)?.localized)
    .map(({ targetCollection, targetUid }) => ({
      collection: targetCollection,
      from: targetUid,
      to: formatUid(locale, parseUid(targetUid).name),
    }))
  if (wanted.length === 0) return attributes
  const existing = await queries
    .select({ collection: contentDocuments.collection, uid: contentDocuments.uid })
    .from(contentDocuments)
    .where(
      and(
        inArray(contentDocuments.collection, [...new Set(wanted.map((each) => each.collection))]),
        inArray(contentDocuments.uid, [...new Set(wanted.map((each) => each.to))]),
      ),
    )
  const known = new Set(existing.map((each) => `${each.collection}/${each.uid}`))
  return wanted
    .filter((each) => known.has(`${each.collection}/${each.to}`))
    .reduce((translated, each) => renameReferences(collection, translated, each), attributes)
}
