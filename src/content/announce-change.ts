import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { announcePublished } from './publishing.ts'
import { categoriesAmong, filledTag } from './search/shelves.ts'

/**
 * Tells every process that documents and lists changed, in the transaction that changed them.
 * Where few articles are left in a category, that it has any may be new or over: this is told too.
 * One counts as few, because another transaction may be taking it away.
 */
export async function announceChange(
  queries: Queries,
  documents: Parameters<typeof announcePublished>[1],
  /** Tags of lists that changed with them. */
  lists: readonly string[],
): Promise<void> {
  const categories = categoriesAmong(lists)
  const few = categories.length === 0 ? [] : await withFewArticles(queries, categories)
  await announcePublished(queries, documents, [...lists, ...few.map(filledTag)])
}

async function withFewArticles(queries: Queries, categories: string[]): Promise<string[]> {
  const articles = sql`select from content_shelves h where h.shelf = given.shelf limit 2`
  const { rows } = await queries.execute<{ shelf: string }>(
    sql`select given.shelf from unnest(${sql.param(categories)}::text[]) given(shelf)
      where (select count(*) from (${articles}) few) < 2`,
  )
  return rows.map(({ shelf }) => shelf)
}
