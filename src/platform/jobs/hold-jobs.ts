import type { Pool, PoolClient } from 'pg'
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts'
import { RETRY_SECONDS } from './start-boss.ts'

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

export function createJobHolder(pool: Pool): JobHolder {
  let connection: Promise<PoolClient> | undefined
  // One statement after the other: a connection does no two at once.
  let turn: Promise<void> = Promise.resolve()
  // Only that one: a connection that is gone can complain when the next is in use already.
  const drop = (broken: Promise<PoolClient> | undefined) => {
    if (connection !== broken) return
    connection = undefined
    broken?.then((client) => client.release(true)).catch(() => {})
  }
  const connect = () => {
    const opened = pool.connect().then((client) => {
      client.once('error', () => drop(opened))
      return client
    })
    return opened
  }
  const run = (statement: string, jobId: string) => {
    turn = turn.then(() => ask(statement, jobId))
    return turn
  }
  const ask = async (statement: string, jobId: string) => {
    connection ??= connect()
    const used = connection
    try {
      await (await used).query(statement, [ADVISORY_LOCKS.jobs, jobId])
    } catch {
      drop(used)
    }
  }
  return {
    hold: (jobId) => run('select pg_try_advisory_lock($1, hashtext($2))', jobId),
    letGo: (jobId) => run('select pg_advisory_unlock($1, hashtext($2))', jobId),
    close: () => drop(connection),
  }
}

/**
 * Gives jobs back that were begun and that nobody has in hand: their process was killed. A few
 * seconds lie between the begin of a job and its lock. Counts as a try, so that a job that kills
 * its process does not do so for ever: at once only after the first time, then after growing pauses
 * in which the product serves; once its tries are used up it is put aside as pg-boss does it, with
 * a copy among the failed ones.
 */
export async function reviveAbandonedJobs(pool: Pool, queues: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ revived: number }>(
    `with abandoned as (
       update pgboss.job set
         state = case when retry_count < retry_limit then 'retry' else 'failed' end::pgboss.job_state,
         start_after = case when retry_count < retry_limit then now() + $4 * interval '1 second'
           * case when retry_count = 0 then 0 else 2 ^ least(retry_count, 10) end else start_after end,
         completed_on = case when retry_count < retry_limit then null else now() end,
         output = $3
       where state = 'active' and name = any($1) and started_on < now() - interval '3 seconds'
         and not exists (
           select from pg_locks
           where locktype = 'advisory' and classid = $2 and objsubid = 2
             and objid::bigint = hashtext(job.id::text)::bigint & 4294967295
             and database = (select oid from pg_database where datname = current_database())
         )
       returning *
     ), put_aside as (
       insert into pgboss.job (name, data, output, retry_limit, keep_until)
       select dead_letter, data, output, retry_limit, keep_until + (keep_until - start_after)
       from abandoned where state = 'failed' and dead_letter is not null and name <> dead_letter
     )
     select count(*) filter (where state = 'retry')::int as revived from abandoned`,
    [queues, ADVISORY_LOCKS.jobs, abandonedOutput, RETRY_SECONDS],
  )
  return rows[0]?.revived ?? 0
}

/** In the form of other errors of jobs, so that lists of failed ones say why. */
const abandonedOutput = {
  name: 'Error',
  message: 'The process that worked on it ended in the middle.',
}
