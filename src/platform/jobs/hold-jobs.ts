import type { Pool, PoolClient } from 'pg'

/**
 * Says which jobs this process has in hand, by locks of the database that belong to one
 * connection. When the process dies, however it dies, the connection and the locks go with it, and
 * others see at once that nobody works on those jobs any more.
 */
export interface JobHolder {
  /** From now on the job is in hand. Without a connection nothing is said, and the job runs. */
  hold(jobId: string): Promise<void>
  letGo(jobId: string): Promise<void>
  close(): void
}

/** First half of the locks' key, which no other lock of the product uses. */
const lockClass = 7_322_020

export function createJobHolder(pool: Pool): JobHolder {
  let connection: Promise<PoolClient> | undefined
  // One statement after the other: a connection does no two at once.
  let turn: Promise<void> = Promise.resolve()
  const drop = () => {
    const broken = connection
    connection = undefined
    broken?.then((client) => client.release(true)).catch(() => {})
  }
  const run = (statement: string, jobId: string) => {
    turn = turn.then(() => ask(statement, jobId))
    return turn
  }
  const ask = async (statement: string, jobId: string) => {
    connection ??= pool.connect().then((client) => client.once('error', drop) as PoolClient)
    const used = connection
    try {
      await (await used).query(statement, [lockClass, jobId])
    } catch {
      if (connection === used) drop()
    }
  }
  return {
    hold: (jobId) => run('select pg_try_advisory_lock($1, hashtext($2))', jobId),
    letGo: (jobId) => run('select pg_advisory_unlock($1, hashtext($2))', jobId),
    close: drop,
  }
}

/**
 * Gives jobs back that were begun and that nobody has in hand: their process was killed. A few
 * seconds lie between the begin of a job and its lock. Counts as a try, so that a job that kills
 * its process does not do so for ever.
 */
export async function reviveAbandonedJobs(pool: Pool, queues: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(
    `update pgboss.job set state = 'retry', start_after = now()
     where state = 'active' and name = any($1) and started_on < now() - interval '3 seconds'
       and not exists (
         select from pg_locks
         where locktype = 'advisory' and classid = $2 and objsubid = 2
           and objid::bigint = hashtext(job.id::text)::bigint & 4294967295
           and database = (select oid from pg_database where datname = current_database())
       )`,
    [queues, lockClass],
  )
  return rowCount ?? 0
}
