import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './connect.ts'

/** Rows for one statement. */
const PORTION = 1_000

/**
 * Does something to so many rows at a time, until it finds none. All that waits at once may be more than
 * one statement has time for after a long pause: it would be taken back, and be more the next time. What
 * is given does it to `most` rows at most, on its own, and says to how many.
 */
export async function inPortions(act: (most: number) => Promise<number>): Promise<number> {
  for (let done = 0; ; ) {
    const some = await act(PORTION)
    if (some === 0) return done
    done += some
  }
}

/**
 * Deletes what is meant, by where it lies: by a key, PostgreSQL may look through the whole table for each
 * portion. What somebody changes meanwhile lies elsewhere then, and is looked at anew. Not in a
 * transaction, which would keep all of it open.
 */
export function deleteInPortions(
  db: Queries,
  table: PgTable,
  which: SQL | undefined,
): Promise<number> {
  // Without a condition everything would be meant.
  if (which === undefined) return Promise.resolve(0)
  return inPortions(async (most) => {
    const some = db.select({ place: sql`ctid` }).from(table).where(which).limit(most)
    const { rowCount } = await db.delete(table).where(sql`ctid = any(array(${some}))`)
    return rowCount ?? 0
  })
}
