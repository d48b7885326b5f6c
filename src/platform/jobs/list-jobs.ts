import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/connect.ts'
import { failedJobsQueue } from './start-boss.ts'

/** `failed` was given up after all its tries; `waiting` includes what is tried again later. */
export const JOB_STATES = ['failed', 'waiting', 'active', 'done'] as const
export type JobState = (typeof JOB_STATES)[number]

export type ListedJob = {
  readonly id: string
  /** Name of its queue. */
  readonly name: string
  readonly state: JobState
  /** What it was told: ids, never personal data. */
  readonly data: unknown
  readonly tries: number
  readonly createdAt: Date
  /** When it ended, for good or ill. */
  readonly endedAt: Date | undefined
  /** Name and message of the last error. */
  readonly error: unknown
}

export type JobQuery = {
  readonly id?: string | undefined
  readonly state?: JobState | undefined
  /** Name of a queue. */
  readonly queue?: string | undefined
  /** Part of what it was told or of why it failed. */
  readonly search?: string | undefined
  /** Instead of `search`: jobs that were told at least one of these. */
  readonly told?: readonly object[] | undefined
  readonly limit?: number | undefined
}

/** Work of the product, newest first; what was given up is its list of dead letters. */
export async function listJobs(queries: Queries, query: JobQuery): Promise<ListedJob[]> {
  const { id, state, queue, search, told, limit = 100 } = query
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select id, name, state, data, retry_count, created_on, completed_on, output from pgboss.job
    where ${ours}
      ${id === undefined ? sql`` : sql`and id = ${id}::uuid`}
      ${state === undefined ? sql`` : sql`and state in ${storedAs[state]}`}
      ${queue === undefined ? sql`` : sql`and name = ${queue}`}
      ${told ? sql`and data @> any(${asArray(told)})` : search ? sql`and ${says(search)}` : sql``}
    order by coalesce(completed_on, created_on) desc limit ${limit}`)
  return rows.map((row) => ({
    id: String(row['id']),
    name: String(row['name']),
    state: JOB_STATES.find((each) => storedAs[each].includes(String(row['state']))) ?? 'done',
    data: row['data'],
    tries: Number(row['retry_count']) + 1,
    createdAt: new Date(String(row['created_on'])),
    endedAt: row['completed_on'] === null ? undefined : new Date(String(row['completed_on'])),
    error: row['output'] ?? undefined,
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
      count(*) filter (where state in ${storedAs.waiting}) as waiting,
      count(*) filter (where state in ${storedAs.active}) as active,
      count(*) filter (where state in ${storedAs.failed}) as failed
    from pgboss.job where ${ours}
    group by name order by name`)
  return rows.map((row) => ({
    name: String(row['name']),
    waiting: Number(row['waiting']),
    active: Number(row['active']),
    failed: Number(row['failed']),
  }))
}

/** Not the keeper's own, and not the copies that it makes of what failed. */
const ours = sql`name <> ${failedJobsQueue} and name not like '\\_\\_%'`

const storedAs: Readonly<Record<JobState, readonly string[]>> = {
  failed: ['failed'],
  waiting: ['created', 'retry'],
  active: ['active'],
  done: ['completed', 'cancelled'],
}

function says(search: string): SQL {
  const text = sql`concat_ws(' ', id, name, data, output)`
  return sql`position(lower(${search}) in lower(${text})) > 0`
}

function asArray(told: readonly object[]): SQL {
  const each = told.map((data) => sql`${JSON.stringify(data)}::jsonb`)
  return sql`array[${sql.join(each, sql`, `)}]::jsonb[]`
}
