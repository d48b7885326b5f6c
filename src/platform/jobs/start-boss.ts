import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
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
    await makeQueues(boss, [{ name: failedJobsQueue }, ...jobs.map(queueOptions)])
  } catch (error) {
    // It looks after the tables by itself already, and would do so beside the next one.
    await boss.stop({ graceful: false, close: false }).catch(onError)
    throw error
  }
  return boss
}

async function makeQueues(boss: PgBoss, queues: readonly PgBoss.Queue[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const queue of queues) {
    const made = known.get(queue.name)
    if (made === undefined) await boss.createQueue(queue.name, queue)
    else if (!isMadeAs(made, queue)) await boss.updateQueue(queue.name, queue)
  }
}

/** Asked first, because every process asks at every start, and nearly never has anything changed. */
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
