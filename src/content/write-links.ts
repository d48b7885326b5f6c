import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { collectReferences } from './collect-references.ts'
import type { AttributesOf } from './collections/registry.ts'
import { filesNamedIn } from './media/files-named-in.ts'
import { namesOfFile } from './media/names-of-file.ts'
import { documentTag } from './publishing.ts'
import { findDocumentByUid } from './store.ts'
import { type Attributes, contentDocuments, contentLinks } from './tables.ts'

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
    .where(leadsTo(target))
  return rows.map((row) => row.id)
}

/**
 * Of documents: whether they would miss another one. They refer to it, or their texts name one of its
 * files.
 */
export async function wouldMiss(
  queries: Queries,
  target: { collection: string; uid: string },
): Promise<SQL> {
  const { sourceId, targetCollection, targetUid } = contentLinks
  const names = await filesOf(queries, target)
  const namesFile = and(eq(targetCollection, FILES), inArray(targetUid, names))
  const sources = queries
    .select({ id: sourceId })
    .from(contentLinks)
    .where(or(leadsTo(target), namesFile))
  return inArray(contentDocuments.id, sources)
}

async function filesOf(queries: Queries, target: { collection: string; uid: string }) {
  if (target.collection !== 'media') return []
  const file = await findDocumentByUid(queries, 'media', target.uid)
  return file ? namesOfFile(file.attributes as AttributesOf<'media'>) : []
}

/**
 * Marks what shows the public documents that refer to one. While that one was not public, nothing of it
 * stood there that could have marked it: an article is back among those to read next.
 */
export async function tagsOfReferring(
  queries: Queries,
  target: { collection: string; uid: string },
): Promise<string[]> {
  const { collection, uid } = contentDocuments
  const sources = await queries
    .selectDistinct({ collection, uid })
    .from(contentLinks)
    .innerJoin(contentDocuments, eq(contentDocuments.id, contentLinks.sourceId))
    .where(and(eq(contentLinks.isDraft, false), leadsTo(target)))
  return sources.map((source) => documentTag(source.collection, source.uid))
}

function leadsTo({ collection, uid }: { collection: string; uid: string }) {
  return and(eq(contentLinks.targetCollection, collection), eq(contentLinks.targetUid, uid))
}

/** Stands for field and collection where a text names a file; neither can be called so. */
const FILES = '/uploads'

function linksOf(source: LinkSource, attributes: Attributes | null, isDraft: boolean) {
  if (attributes === null) return []
  const references = collectReferences(source.collection, attributes).map(
    ({ place: _place, ...reference }) => reference,
  )
  // A file of the media library holds its own address.
  const files = source.collection === 'media' ? [] : filesNamedIn(attributes)
  const named = files.map((targetUid, position) => ({
    field: FILES,
    position,
    targetCollection: FILES,
    targetUid,
  }))
  return [...references, ...named].map((link) => ({ sourceId: source.id, isDraft, ...link }))
}
