import { setTimeout as wait } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import { AppError } from '../app-error.ts'
import type { Database, Queries } from '../database/connect.ts'
import { withoutValues } from '../database/without-values.ts'
import type { Job } from './define-job.ts'
import { createJobHolder, type JobHolder, reviveAbandonedJobs } from './hold-jobs.ts'
import { type DueQueues, lookForDueJobs } from './look-for-due-jobs.ts'
import { orderingSql } from './ordering-sql.ts'
import { JOB_SECONDS, startBoss } from './start-boss.ts'
import { statementIn } from './statement-in.ts'

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

/** A kind of job with what to do. Must be harmless when done twice. */
export interface JobHandler<Data extends object = object> {
  job: Job<Data>
  run(data: Data): Promise<void>
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

/** Binds a handler to the type of its data. */
export function handleJob<Data extends object>(
  job: Job<Data>,
  run: (data: Data) => Promise<void>,
): JobHandler {
  return { job, run: (data) => run(job.data.parse(data)) }
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

/** How often a process makes sure that what comes by itself was ordered. */
const reorderMs = 600_000

/** Killed processes are rare: looking for what they left more often would only cost. */
const reviveMs = 1_000

/**
 * Not pg-boss's own worker: that one does not wait for its last statement, which then fails
 * unheard when the database goes away, and takes the process with it.
 */
async function workUntilClosed(
  boss: PgBoss,
  holder: JobHolder,
  { job, run: runJob }: JobHandler,
  { log, pollMs, runMs, partingMs }: Required<JobsOptions>,
  look: () => Promise<DueQueues>,
  closing: AbortSignal,
): Promise<void> {
  let orderAt = 0
  let mayBeDue = false
  while (!closing.aborted) {
    try {
      if (job.everyHours !== undefined && performance.now() >= orderAt) {
        // Refused by the database if there was one in this stretch of time already.
        const ordered = await boss.send(job.name, {}, { singletonHours: job.everyHours })
        mayBeDue ||= ordered !== null
        orderAt = performance.now() + reorderMs
      }
      const [next] = mayBeDue ? await boss.fetch<object>(job.name) : []
      if (next === undefined) {
        mayBeDue = (await look()).has(job.name)
        continue
      }
      await holder.hold(next.id)
      try {
        await inTime(runJob(next.data), { runMs, partingMs, closing })
        await boss.complete(job.name, next.id)
      } catch (error) {
        log.error({ err: error, job: job.name, jobId: next.id, data: next.data }, 'a job failed')
        await boss.fail(job.name, next.id, asObject(error))
      } finally {
        await holder.letGo(next.id)
      }
    } catch (error) {
      // Neither done nor failed could be noted: it is taken up again when its time is over.
      log.warn({ err: error, job: job.name }, 'the state of a job could not be kept')
      await pause(pollMs, closing)
    }
  }
}

/**
 * Work cannot be taken from who does it. But one job that waits for ever must neither keep the
 * others of its queue from being done nor the process from ending: it counts as failed, and what it
 * may still do then is harmless, because a job may be done twice.
 */
async function inTime(
  work: Promise<void>,
  { runMs, partingMs, closing }: { runMs: number; partingMs: number; closing: AbortSignal },
): Promise<void> {
  const done = new AbortController()
  const longest = pause(runMs, done.signal).then(() => {
    throw new Error(`It took longer than ${runMs / 1000} seconds and was given up.`)
  })
  const end = closed(closing, done.signal).then(async () => {
    await pause(partingMs, done.signal)
    throw new Error('The process that worked on it was stopped before it was done.')
  })
  try {
    await Promise.race([work, longest, end])
  } finally {
    for (const late of [work, longest, end]) late.catch(() => {})
    done.abort()
  }
}

/** Settles when one of them is aborted. */
function closed(...signals: AbortSignal[]): Promise<void> {
  const any = AbortSignal.any(signals)
  return new Promise((resolve) => {
    if (any.aborted) resolve()
    else any.addEventListener('abort', () => resolve(), { once: true })
  })
}

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

/** Staff reads it, and it is kept as it is. */
function asObject(thrown: unknown): object {
  const error = withoutValues(thrown)
  return error instanceof Error ? { name: error.name, message: error.message } : { value: error }
}

async function pause(ms: number, closing: AbortSignal): Promise<void> {
  if (!closing.aborted) await wait(ms, undefined, { signal: closing }).catch(() => {})
}
