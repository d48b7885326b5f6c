import PgBoss from 'pg-boss'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineJob } from './define-job.ts'
import { handleJob } from './handle-job.ts'
import { failedJobsQueue, startBoss } from './start-boss.ts'
import { greet, shareGreetings } from './test-greetings.ts'

const { database, openFor } = await shareGreetings()

test('a keeper that could not make its queues leaves nothing running behind', async () => {
  const stop = vi.spyOn(PgBoss.prototype, 'stop')
  const impossible = { ...greet, name: 'impossible', retries: -1 }
  await expect(startBoss(database.pool, [impossible], () => {})).rejects.toThrow('retryLimit')
  expect(stop).toHaveBeenCalledOnce()
  stop.mockRestore()
})

test('keepers that start at the same time make new queues one after the other', async () => {
  const kinds = Array.from({ length: 12 }, (_, index) => ({ ...greet, name: `new-${index}` }))
  const start = () => startBoss(database.pool, kinds, () => {})
  const keepers = await Promise.allSettled([start(), start(), start()])
  for (const keeper of keepers) {
    if (keeper.status === 'fulfilled') await keeper.value.stop({ graceful: false, close: false })
  }
  expect(keepers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
})

test('a queue that an earlier release made gets the tries of this one', async () => {
  const limitOf = async (retries: number) => {
    const job = defineJob({ name: 'changing', data: z.object({}), retries })
    await openFor([handleJob(job, async () => {})])
    const { rows } = await database.pool.query(
      'select retry_limit, retry_backoff, dead_letter, updated_on from pgboss.queue where name = $1',
      [job.name],
    )
    return rows[0]
  }
  const first = await limitOf(2)
  expect(first).toMatchObject({ retry_limit: 2 })
  expect(await limitOf(2)).toEqual(first)
  expect(await limitOf(7)).toMatchObject({
    retry_limit: 7,
    retry_backoff: true,
    dead_letter: failedJobsQueue,
  })
})
