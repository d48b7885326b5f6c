import type { Pool } from 'pg'

/** Names of the queues that have jobs waiting whose time has come. */
export type DueQueues = ReadonlySet<string>

/** One question for all queues: taking a job is a write, and most of the time there is none to take. */
export async function lookForDueJobs(pool: Pool, queues: readonly string[]): Promise<DueQueues> {
  const { rows } = await pool.query<{ name: string }>({
    // Planned once for each connection: the plan looks into the part of the table of every queue.
    name: 'look-for-due-jobs',
    text: `select queue.name from unnest($1::text[]) as queue (name)
      where exists (
        select from pgboss.job
        where job.name = queue.name and job.state < 'active' and job.start_after < now()
      )`,
    values: [queues],
  })
  return new Set(rows.map(({ name }) => name))
}
