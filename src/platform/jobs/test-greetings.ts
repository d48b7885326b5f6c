import { afterEach } from 'vitest'
import { z } from 'zod'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { openTestDatabase } from '../postgres/test-database.ts'
import { defineJob } from './define-job.ts'
import { handleJob, type JobHandler } from './handle-job.ts'
import { type Jobs, openJobs } from './open-jobs.ts'

/** For tests of jobs: one that greets somebody, once. */
export const greet = defineJob({
  name: 'greet',
  data: z.object({ name: z.string() }),
  retries: 0,
})

type Limits = { runMs?: number; partingMs?: number }

/** A database for a file of tests, and processes that work there until the test ends. */
export async function shareGreetings() {
  const database = await shareInFile(openTestDatabase())
  const opened: Jobs[] = []
  const logged: string[] = []
  const log = {
    warn: (_details: object, message: string) => void logged.push(message),
    error: (_details: object, message: string) => void logged.push(message),
  }
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()))
    logged.length = 0
  })
  async function openFor(handlers: readonly JobHandler[], limits: Limits = {}): Promise<Jobs> {
    const jobs = openJobs({ database, handlers, log, pollMs: 20, ...limits })
    opened.push(jobs)
    await jobs.ready
    return jobs
  }
  const open = (run: (name: string) => Promise<void>, limits?: Limits) =>
    openFor([handleJob(greet, ({ name }) => run(name))], limits)
  return { database, logged, log, open, openFor }
}
