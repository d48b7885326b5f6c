import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'

/**
 * Pages of 8 KB that one statement reads: a second's work even where each row has its value
 * elsewhere, while a statement may take 15.
 */
const PAGES_EACH = 1000

/**
 * Conditions that divide a table by where its rows lie: together they are met by every row, each by
 * what one statement can read in time however large the table is. The last one has no end, so that it
 * takes along what is written meanwhile.
 */
export async function partsOfTable(queries: Queries, table: string): Promise<SQL[]> {
  const { rows } = await queries.execute<{ pages: number }>(sql`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as pages`)
  const starts = Array.from(
    { length: Math.max(1, Math.ceil((rows[0]?.pages ?? 0) / PAGES_EACH)) },
    (_, part) => part * PAGES_EACH,
  )
  return starts.map((start, part) => {
    const next = starts[part + 1]
    const from = sql`ctid >= ${`(${start},0)`}::tid`
    return next === undefined ? from : sql`${from} and ctid < ${`(${next},0)`}::tid`
  })
}
