import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts'
import type { Job } from './define-job.ts'

/** Jobs that failed for good are kept here, with what they were told and why they failed. */
export const failedJobsQueue = 'failed-jobs'

/** The first pause before a job is tried again; each further one is twice as long. */
export const RETRY_SECONDS = 5

/** How long a job may take before it counts as stuck. */
export const JOB_SECONDS = 300

/**
 * The keeper of jobs with its tables and a queue for each of these: made where they are missing, and
 * brought up to date where an earlier release made them otherwise. Jobs that wait keep the tries
 * with which they were ordered.
 */
export async function startBoss(
  pool: Pool,
  jobs: readonly Job[],
  onError: (error: Error) => void,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
  })
  boss.on('error', onError)
  await boss.start()
  try {
    await ensureQueues(pool, boss, [{ name: failedJobsQueue }, ...jobs.map(queueOptions)])
  } catch (error) {
    // It looks after the tables by itself already, and would do so beside the next one.
    await boss.stop({ graceful: false, close: false }).catch(onError)
    throw error
  }
  return boss
}

/** Asked first, because every process asks at every start, and nearly never has anything changed. */
async function ensureQueues(pool: Pool, boss: PgBoss, queues: readonly PgBoss.Queue[]) {
  if ((await findChanged(boss, queues)).length === 0) return
  const turn = await pool.connect()
  let isBroken = true
  try {
    // Two that make queues at once wait for each other in a circle, and both fail.
    await turn.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.queues])
    for (const { queue, isNew } of await findChanged(boss, queues)) {
      if (isNew) await boss.createQueue(queue.name, queue)
      else await boss.updateQueue(queue.name, queue)
    }
    await turn.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.queues])
    isBroken = false
  } finally {
    // Else the turn ends with its connection.
    turn.release(isBroken)
  }
}

/** What is missing, or was made otherwise. */
async function findChanged(boss: PgBoss, queues: readonly PgBoss.Queue[]) {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  return queues.flatMap((queue) => {
    const made = known.get(queue.name)
    return made && isMadeAs(made, queue) ? [] : [{ queue, isNew: made === undefined }]
  })
}

function isMadeAs(made: PgBoss.Queue, wanted: PgBoss.Queue): boolean {
  const options = Object.keys(wanted) as (keyof PgBoss.Queue)[]
  return options.every((option) => made[option] === wanted[option])
}

function queueOptions({ name, retries }: Job): PgBoss.Queue {
  return {
    name,
    retryLimit: retries,
    retryDelay: RETRY_SECONDS,
    retryBackoff: true,
    // A process that hangs as a whole loses its jobs a moment after it would give them up itself.
    expireInSeconds: JOB_SECONDS + 30,
    deadLetter: failedJobsQueue,
  }
}
