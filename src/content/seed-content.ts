import { sql } from 'drizzle-orm'
import { system } from '#accounts/acting-user.ts'
import { ADVISORY_LOCKS } from '#platform/database/advisory-locks.ts'
import { awaitLock } from '#platform/database/await-lock.ts'
import { connectDatabase, type Queries } from '#platform/database/connect.ts'
import { type CheckedDocument, checkStartingContent } from './checked-content.ts'
import { hashAttributes } from './hash-attributes.ts'
import { announcePublished } from './publishing.ts'
import { readStartingFiles, type StartingDocument } from './read-starting-content.ts'
import { indexDocuments, indexMissing } from './search/index-documents.ts'
import { categoriesAmong, changedShelves, filledTag } from './search/shelves.ts'
import { contentDocuments, contentSeeds } from './tables.ts'
import { keepVersions } from './versions.ts'
import { withoutExamples } from './without-examples.ts'
import { writeLinks } from './write-links.ts'

interface SeedOptions {
  /** Told before each step, with the number of documents that it concerns. */
  onProgress?(step: 'read' | 'insert' | 'update', documents: number): void
  /** Told in a few words what a start waits for, again and again; what it throws ends the wait. */
  onWait?(forWhat: string): void
  /** Where the starting content lies; `content/` of the project unless told otherwise. */
  folder?: string
  /** Where it is noted what this very code has checked, so that it is checked once. */
  noteFile?: string | undefined
  /** Whether positions and profiles that are only examples come along; true unless told otherwise. */
  withExamples?: boolean
}

export interface SeedResult {
  inserted: number
  updated: number
  /** Left as they are: unchanged since they were loaded, or changed or deleted by an editor. */
  kept: number
}

/**
 * Loads the starting content. What an editor changed, drafted or deleted is never touched; what
 * nobody touched follows the files. Running it again changes nothing.
 */
export async function seedContent(
  databaseUrl: string,
  options: SeedOptions = {},
): Promise<SeedResult> {
  const { withExamples = true } = options
  const all = await readStartingFiles(options.folder)
  const files = withExamples ? all : withoutExamples(all)
  const documents = await checkStartingContent(files, options.noteFile)
  options.onProgress?.('read', documents.length)
  // A connection that breaks fails the transaction, which is what the caller hears of.
  const database = connectDatabase(databaseUrl, { poolSize: 1, onError: () => {} })
  try {
    return await database.db.transaction(async (transaction) => {
      await awaitLock(
        async () => {
          const { rows } = await transaction.execute<{ mine: boolean }>(
            sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.startingContent}) as mine`,
          )
          return rows[0]?.mine === true
        },
        options.onWait ?? (() => {}),
      )
      return seedAll(transaction, documents, options)
    })
  } finally {
    await database.close()
  }
}

async function seedAll(
  queries: Queries,
  documents: CheckedDocument[],
  options: SeedOptions,
): Promise<SeedResult> {
  const seedHashes = await readSeedHashes(queries)
  const changed = documents
    .filter((document) => seedHashes.get(keyOf(document)) !== document.hash)
    .map((document) => document.load())
  const stored = await readStored(queries, changed)

  const toInsert = changed.filter(
    (document) => !stored.has(keyOf(document)) && !seedHashes.has(keyOf(document)),
  )
  const toUpdate = changed.filter((document) => {
    const current = stored.get(keyOf(document))
    return current !== undefined && isUntouched(current, seedHashes.get(keyOf(document)))
  })
  if (toInsert.length > 0) options.onProgress?.('insert', toInsert.length)
  if (toUpdate.length > 0) options.onProgress?.('update', toUpdate.length)
  await write(queries, [...toInsert, ...toUpdate])
  await indexMissing(queries)
  if (toInsert.length + toUpdate.length >= many) await describeTables(queries)
  return {
    inserted: toInsert.length,
    updated: toUpdate.length,
    kept: documents.length - toInsert.length - toUpdate.length,
  }
}

/** From so many on, PostgreSQL's idea of the tables is another one afterwards. */
const many = 100

/**
 * Else PostgreSQL would take the tables for empty until it looks by itself, a minute later or never:
 * it would then read every page of a locale to find one.
 */
async function describeTables(queries: Queries): Promise<void> {
  await queries.execute(
    sql`analyze content_documents, content_links, content_shelves, content_search, content_search_words`,
  )
}

type Stored = Pick<typeof contentDocuments.$inferSelect, 'attributes' | 'draft'>

/** Nobody edited it since it was loaded, and it was loaded from the starting content at all. */
function isUntouched(current: Stored, seedHash: string | undefined): boolean {
  if (current.draft !== null || current.attributes === null) return false
  return hashAttributes(current.attributes) === seedHash
}

async function readSeedHashes(queries: Queries): Promise<Map<string, string>> {
  const rows = await queries.select().from(contentSeeds)
  return new Map(rows.map((row) => [keyOf(row), row.seedHash]))
}

async function readStored(
  queries: Queries,
  documents: StartingDocument[],
): Promise<Map<string, Stored>> {
  if (documents.length === 0) return new Map()
  const { collection, uid, attributes, draft } = contentDocuments
  const names = JSON.stringify(documents.map((document) => [document.collection, document.uid]))
  const rows = await queries
    .select({ collection, uid, attributes, draft })
    .from(contentDocuments)
    .where(
      sql`(${collection}, ${uid}) in (select given->>0, given->>1 from jsonb_array_elements(${names}::jsonb) given)`,
    )
  return new Map(rows.map((row) => [keyOf(row), row]))
}

async function write(queries: Queries, documents: StartingDocument[]): Promise<void> {
  const shelves: string[] = []
  // PostgreSQL takes 65,535 parameters in one statement.
  const rowsEach = 500
  for (let from = 0; from < documents.length; from += rowsEach) {
    const part = documents.slice(from, from + rowsEach)
    const rows = await queries
      .insert(contentDocuments)
      .values(
        part.map(({ collection, uid, locale, attributes }) => ({
          collection,
          uid,
          locale,
          attributes,
          publishedAt: sql`now()`,
        })),
      )
      .onConflictDoUpdate({
        target: [contentDocuments.collection, contentDocuments.uid],
        set: {
          attributes: sql`excluded.attributes`,
          revision: sql`${contentDocuments.revision} + 1`,
          updatedAt: sql`now()`,
          changedAt: sql`now()`,
        },
      })
      .returning()
    await writeLinks(queries, rows)
    await indexDocuments(queries, rows)
    shelves.push(...rows.flatMap((row) => changedShelves(undefined, row)))
    await keepVersions(
      queries,
      system,
      rows.map(({ id, collection, uid, attributes }) => ({
        documentId: id,
        collection,
        uid,
        attributes,
        action: 'seed',
      })),
    )
    await queries
      .insert(contentSeeds)
      .values(part.map(({ collection, uid, hash }) => ({ collection, uid, seedHash: hash })))
      .onConflictDoUpdate({
        target: [contentSeeds.collection, contentSeeds.uid],
        set: { seedHash: sql`excluded.seed_hash` },
      })
  }
  // Several may be the first of a category together.
  const filled = categoriesAmong(shelves).map(filledTag)
  await announcePublished(queries, documents, [...shelves, ...filled])
}

function keyOf({ collection, uid }: { collection: string; uid: string }): string {
  return `${collection}/${uid}`
}
