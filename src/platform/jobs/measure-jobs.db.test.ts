import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type OpenTestDatabase, openTestDatabase } from '../postgres/test-database.ts'
import { defineJob } from './define-job.ts'
import { handleJob } from './handle-job.ts'
import { measureJobs } from './measure-jobs.ts'
import { type Jobs, openJobs } from './open-jobs.ts'

const data = z.object({})
const fails = defineJob({ name: 'fails', data, retries: 0 })
const works = defineJob({ name: 'works', data, retries: 0 })

let database: OpenTestDatabase
let jobs: Jobs
beforeAll(async () => {
  database = await openTestDatabase()
  const handlers = [
    handleJob(fails, () => Promise.reject(new Error('no'))),
    handleJob(works, async () => {}),
  ]
  const log = { warn: () => {}, error: () => {} }
  jobs = openJobs({ database, handlers, log, pollMs: 20 })
  await jobs.ready
})
afterAll(async () => {
  await jobs.close()
  await database.close()
})

test('tells what failed, what waits, and since when; nothing of what is done', async () => {
  await jobs.send(database.db, fails, {})
  await jobs.send(database.db, works, {})
  const failed = { queue: 'fails', waiting: 0, active: 0, failed: 1, overdueSeconds: 0 }
  await vi.waitFor(async () => expect(await measureJobs(database.pool)).toEqual([failed]))
  await jobs.close()
  await database.pool.query(
    `insert into pgboss.job (name, data, start_after)
     values ('works', '{}', now() - interval '90 seconds'), ('works', '{}', now() + interval '1 day')`,
  )
  const [, waiting] = await measureJobs(database.pool)
  expect(waiting).toMatchObject({ queue: 'works', waiting: 2, active: 0, failed: 0 })
  expect(waiting?.overdueSeconds).toBeGreaterThanOrEqual(90)
  expect(waiting?.overdueSeconds).toBeLessThan(120)
})
