import type { Pool } from 'pg'

/** False on a copy that only follows, as in the middle of a failover, and where writing was switched off. */
export async function takesWrites(pool: Pick<Pool, 'query'>): Promise<boolean> {
  const { rows } = await pool.query('show transaction_read_only')
  return rows[0]?.transaction_read_only === 'off'
}
