import { sql } from 'drizzle-orm'
import type { Queries } from '../database/connect.ts'
import { failedJobsQueue } from './open-jobs.ts'

/** A job that was given up after all its tries. */
export type FailedJob = {
  readonly id: string
  /** Name of its queue. */
  readonly name: string
  /** What it was told: ids, never personal data. */
  readonly data: unknown
  readonly tries: number
  readonly createdAt: Date
  readonly failedAt: Date
  /** Name and message of the last error. */
  readonly error: unknown
}

/** The dead letters, newest first. */
export async function listFailedJobs(queries: Queries, limit = 100): Promise<FailedJob[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select id, name, data, retry_count, created_on, completed_on, output from pgboss.job
    where state = 'failed' and name <> ${failedJobsQueue}
    order by completed_on desc limit ${limit}`)
  return rows.map((row) => ({
    id: String(row['id']),
    name: String(row['name']),
    data: row['data'],
    tries: Number(row['retry_count']) + 1,
    createdAt: new Date(String(row['created_on'])),
    failedAt: new Date(String(row['completed_on'])),
    error: row['output'],
  }))
}

/** Gives a failed job another round of tries. False where there is none with this id. */
export async function retryFailedJob(queries: Queries, jobId: string): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    update pgboss.job
    set state = 'retry', start_after = now(), completed_on = null, retry_limit = retry_count + 3
    where id = ${jobId}::uuid and state = 'failed' and name <> ${failedJobsQueue}`)
  return (rowCount ?? 0) > 0
}

/** How many jobs wait, run and failed, by queue; for dashboards. */
export async function countJobs(
  queries: Queries,
): Promise<{ name: string; waiting: number; active: number; failed: number }[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select name,
      count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed
    from pgboss.job where name <> ${failedJobsQueue} and name not like '\\_\\_%'
    group by name order by name`)
  return rows.map((row) => ({
    name: String(row['name']),
    waiting: Number(row['waiting']),
    active: Number(row['active']),
    failed: Number(row['failed']),
  }))
}
