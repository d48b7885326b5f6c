import type PgBoss from 'pg-boss'
import { withoutValues } from '../database/without-values.ts'
import type { JobHandler } from './handle-job.ts'
import type { JobHolder } from './hold-jobs.ts'
import type { DueQueues } from './look-for-due-jobs.ts'
import { pause } from './pause.ts'

/** How often a process makes sure that what comes by itself was ordered. */
const reorderMs = 600_000

type WorkOptions = {
  readonly log: {
    warn(details: object, message: string): void
    error(details: object, message: string): void
  }
  readonly pollMs: number
  readonly runMs: number
  readonly partingMs: number
}

/**
 * Does the jobs of one queue, one after the other.
 * Not pg-boss's own worker: that one does not wait for its last statement, which then fails
 * unheard when the database goes away, and takes the process with it.
 */
export async function workUntilClosed(
  boss: PgBoss,
  holder: JobHolder,
  { job, run: runJob }: JobHandler,
  { log, pollMs, runMs, partingMs }: WorkOptions,
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

/** Staff reads it, and it is kept as it is. */
function asObject(thrown: unknown): object {
  const error = withoutValues(thrown)
  return error instanceof Error ? { name: error.name, message: error.message } : { value: error }
}
