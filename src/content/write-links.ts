import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { collectReferences } from './collect-references.ts'
import { type Attributes, contentLinks } from './tables.ts'

interface LinkSource {
  id: number
  collection: string
  attributes: Attributes | null
  draft: Attributes | null
}

/** Brings the links of documents into line with their attributes. */
export async function writeLinks(queries: Queries, sources: readonly LinkSource[]): Promise<void> {
  if (sources.length === 0) return
  const ids = sources.map(({ id }) => id)
  await queries.delete(contentLinks).where(inArray(contentLinks.sourceId, ids))
  const rows = sources.flatMap((source) => [
    ...linksOf(source, source.attributes, false),
    ...linksOf(source, source.draft, true),
  ])
  // PostgreSQL takes 65,535 parameters in one statement.
  const rowsEach = 5_000
  for (let from = 0; from < rows.length; from += rowsEach) {
    await queries.insert(contentLinks).values(rows.slice(from, from + rowsEach))
  }
}

/** The documents that refer to a uid, published or in a draft. */
export async function sourcesReferringTo(
  queries: Queries,
  target: { collection: string; uid: string },
): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ id: contentLinks.sourceId })
    .from(contentLinks)
    .where(
      and(
        eq(contentLinks.targetCollection, target.collection),
        eq(contentLinks.targetUid, target.uid),
      ),
    )
  return rows.map((row) => row.id)
}

function linksOf(source: LinkSource, attributes: Attributes | null, isDraft: boolean) {
  if (attributes === null) return []
  return collectReferences(source.collection, attributes).map(
    ({ place: _place, ...reference }) => ({
      sourceId: source.id,
      isDraft,
      ...reference,
    }),
  )
}
