import type PgBoss from 'pg-boss'
import { AppError } from '../app-error.ts'
import type { Database, Queries } from '../database/connect.ts'
import type { Job } from './define-job.ts'
import type { JobHandler } from './handle-job.ts'
import { createJobHolder, reviveAbandonedJobs } from './hold-jobs.ts'
import { type DueQueues, lookForDueJobs } from './look-for-due-jobs.ts'
import { orderingSql } from './ordering-sql.ts'
import { pause } from './pause.ts'
import { JOB_SECONDS, startBoss } from './start-boss.ts'
import { statementIn } from './statement-in.ts'
import { workUntilClosed } from './work-on-jobs.ts'

/** Work that is done later: kept in the database, so it survives a restart. */
export interface Jobs {
  /**
   * Orders a job and returns its id. Inside a transaction it is ordered with it, or not at all.
   * It runs once it is due, at least once, in one process at a time.
   */
  send<Data extends object>(
    queries: Queries,
    job: Job<Data>,
    data: Data,
    options?: { startAfter?: Date },
  ): Promise<string>
  /**
   * The same as a part of somebody's statement: an insert that orders a job for each row of
   * `source`, told what the expression `data` gives.
   */
  orderingSql(job: Job, data: string, source: string): string
  /** Calls a job off, unless it has run. */
  cancel(queries: Queries, job: Job, jobId: string): Promise<void>
  /** Settles once jobs can be sent and run, or was closed before. */
  ready: Promise<void>
  /** Waits for the jobs under way, but not for ever; the others stay for the next start. */
  close(): Promise<void>
}

interface JobsOptions {
  database: Pick<Database, 'pool'>
  handlers: readonly JobHandler[]
  log: {
    warn(details: object, message: string): void
    error(details: object, message: string): void
  }
  /** How often the queues are asked for jobs that are due; every two seconds unless told. */
  pollMs?: number
  /** How long a job may take: no handler needs as much, so it waits for what never comes. */
  runMs?: number
  /** How long closing waits for the jobs under way. */
  partingMs?: number
}

/** Begins at once; while the database is away it keeps trying, and sending is refused. */
export function openJobs(given: JobsOptions): Jobs {
  const options = { pollMs: 2_000, runMs: JOB_SECONDS * 1000, partingMs: 8_000, ...given }
  const closing = new AbortController()
  const { promise: ready, resolve: begin } = Promise.withResolvers<void>()
  let boss: PgBoss | undefined
  const done = run(options, closing.signal, (started) => {
    boss = started
    begin()
  }).finally(begin)
  const startedBoss = (): PgBoss => {
    if (boss === undefined) {
      throw new AppError('database-unavailable', 'Jobs cannot be kept yet: try again in a moment.')
    }
    return boss
  }
  return {
    ready,
    async send(queries, job, data, { startAfter } = {}) {
      const id = await startedBoss().send(job.name, job.data.parse(data), {
        db: statementIn(queries),
        ...(startAfter ? { startAfter } : {}),
      })
      if (id === null) throw noQueue(job)
      return id
    },
    orderingSql(job, data, source) {
      startedBoss()
      if (!options.handlers.some((each) => each.job.name === job.name)) throw noQueue(job)
      return orderingSql(job, data, source)
    },
    async cancel(queries, job, jobId) {
      await startedBoss().cancel(job.name, jobId, { db: statementIn(queries) })
    },
    async close() {
      closing.abort()
      await done
    },
  }
}

function noQueue({ name }: Job): Error {
  return new Error(`There is no queue for ${name}: no handler was given.`)
}

async function run(
  options: Required<JobsOptions>,
  closing: AbortSignal,
  onStarted: (boss: PgBoss) => void,
): Promise<void> {
  const boss = await startUntilClosed(options, closing)
  if (boss === undefined) return
  onStarted(boss)
  const holder = createJobHolder(options.database.pool)
  const look = shareLooks(options, closing)
  await Promise.all([
    ...options.handlers.map((each) => workUntilClosed(boss, holder, each, options, look, closing)),
    reviveUntilClosed(options, closing),
  ])
  holder.close()
  await boss.stop({ graceful: false, close: false })
}

async function startUntilClosed(
  { database, handlers, log }: JobsOptions,
  closing: AbortSignal,
): Promise<PgBoss | undefined> {
  const kinds = handlers.map(({ job }) => job)
  for (let failures = 0; !closing.aborted; failures += 1) {
    try {
      // A new one each time: one that failed to start cannot be started again.
      return await startBoss(database.pool, kinds, (error) =>
        log.warn({ err: error }, 'the keeper of jobs has a problem'),
      )
    } catch (error) {
      if (failures === 0) log.warn({ err: error }, 'jobs cannot start yet')
      await pause(Math.min(10_000, 500 * 2 ** failures), closing)
    }
  }
  return undefined
}

/** Killed processes are rare: looking for what they left more often would only cost. */
const reviveMs = 1_000

/** All who wait at the same time share the next look: the first at once, others after a pause. */
function shareLooks(
  { database, handlers, log, pollMs }: Required<JobsOptions>,
  closing: AbortSignal,
): () => Promise<DueQueues> {
  const queues = handlers.map(({ job }) => job.name)
  let next: Promise<DueQueues> | undefined
  let hasLooked = false
  const pauseAndLook = async (): Promise<DueQueues> => {
    await pause(hasLooked ? pollMs : 0, closing)
    hasLooked = true
    next = undefined
    if (closing.aborted) return new Set()
    return lookForDueJobs(database.pool, queues).catch((error: unknown) => {
      log.warn({ err: error }, 'jobs could not be looked for')
      return new Set<string>()
    })
  }
  return () => {
    next ??= pauseAndLook()
    return next
  }
}

/** A killed process leaves jobs behind; waiting for their time to be over would take minutes. */
async function reviveUntilClosed(
  { database, handlers, log, pollMs }: Required<JobsOptions>,
  closing: AbortSignal,
): Promise<void> {
  const queues = handlers.map(({ job }) => job.name)
  while (!closing.aborted) {
    await reviveAbandonedJobs(database.pool, queues).catch((error: unknown) =>
      log.warn({ err: error }, 'abandoned jobs could not be looked for'),
    )
    await pause(Math.max(pollMs * 2, reviveMs), closing)
  }
}
