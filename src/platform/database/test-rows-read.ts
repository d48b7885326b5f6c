import { sql } from 'drizzle-orm'
import type { Queries } from './connect.ts'

/**
 * How many rows the database looks at meanwhile, of whatever table. It plans as for tables that are
 * not small: by an index, where one serves.
 */
export async function rowsRead<Found>(db: Queries, work: (inside: Queries) => Promise<Found>) {
  return db.transaction(async (inside) => {
    await inside.execute(sql`set local enable_seqscan = off`)
    // Transactions that the connection had just before may be counted, too.
    const before = await countRead(inside)
    const found = await work(inside)
    return { found, read: (await countRead(inside)) - before }
  })
}

async function countRead(inside: Queries): Promise<number> {
  const { rows } = await inside.execute<{ read: number }>(
    sql`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read from pg_stat_xact_user_tables`,
  )
  return rows[0]?.read ?? 0
}
