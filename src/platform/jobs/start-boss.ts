import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Job } from './define-job.ts'

/** Jobs that failed for good are kept here, with what they were told and why they failed. */
export const failedJobsQueue = 'failed-jobs'

/** The keeper of jobs with its tables and a queue for each of these, made where they are missing. */
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
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const queue of [{ name: failedJobsQueue }, ...jobs.map(queueOptions)]) {
    if (!known.has(queue.name)) await boss.createQueue(queue.name, queue)
  }
  return boss
}

function queueOptions({ name, retries }: Job): PgBoss.Queue {
  return {
    name,
    retryLimit: retries,
    retryDelay: 5,
    retryBackoff: true,
    // A process that hangs in the middle of a job loses it after this time.
    expireInSeconds: 300,
    deadLetter: failedJobsQueue,
  }
}
