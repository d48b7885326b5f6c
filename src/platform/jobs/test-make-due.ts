import type { Pool } from 'pg'
import type { Job } from './define-job.ts'

/** For tests: brings the time of the waiting jobs of a kind, so that none races it. */
export async function makeDue(pool: Pool, { name }: Pick<Job, 'name'>): Promise<void> {
  await pool.query(
    `update pgboss.job set start_after = now() - interval '1 second'
     where name = $1 and state < 'active'`,
    [name],
  )
}
