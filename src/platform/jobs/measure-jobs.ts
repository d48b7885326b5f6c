import type { Pool } from 'pg'
import { failedJobsQueue } from './start-boss.ts'

/** How much work lies in a queue. */
export type QueueMeasure = {
  /** Name of the queue. */
  readonly queue: string
  /** Not begun, or to be tried again; also what is to be done on a later day. */
  readonly waiting: number
  readonly active: number
  /** Given up after all tries, and not started again since. */
  readonly failed: number
  /** For how long the oldest job waits whose time has come. */
  readonly overdueSeconds: number
}

/** Of every queue that has work in it, for those who watch over the product. */
export async function measureJobs(pool: Pick<Pool, 'query'>): Promise<QueueMeasure[]> {
  const { rows } = await pool.query<QueueMeasure>(
    `select name as queue,
       count(*) filter (where state < 'active')::int as waiting,
       count(*) filter (where state = 'active')::int as active,
       count(*) filter (where state = 'failed')::int as failed,
       coalesce(extract(epoch from now() - min(start_after)
         filter (where state < 'active' and start_after <= now())), 0)::float as "overdueSeconds"
     from pgboss.job
     where state not in ('completed', 'cancelled') and name <> $1 and name not like '\\_\\_%'
     group by name order by name`,
    [failedJobsQueue],
  )
  return rows
}
