import type { PoolClient } from 'pg'
import { expect, test, vi } from 'vitest'
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts'
import { createJobHolder, reviveAbandonedJobs } from './hold-jobs.ts'
import { listJobs } from './list-jobs.ts'
import { failedJobsQueue } from './start-boss.ts'
import { greet, shareGreetings } from './test-greetings.ts'

const { database, open } = await shareGreetings()

test('what a connection says that is gone already does not let go of a job in hand', async () => {
  const clients: PoolClient[] = []
  const note = (client: PoolClient) => void clients.push(client)
  database.pool.on('connect', note)
  const holder = createJobHolder(database.pool)
  await holder.hold('first')
  const [gone] = clients
  if (gone === undefined) throw new Error('There is a connection.')
  Object.assign(gone, { query: () => Promise.reject(new Error('gone')) })
  await holder.hold('unheard')
  await holder.hold('second')
  gone.emit('error', new Error('gone'))
  await holder.hold('third')
  // The server notices in its own time that the first connection is gone, and its lock with it.
  await vi.waitFor(async () => expect(await countHeld()).toBe(2))
  holder.close()
  database.pool.off('connect', note)
})

test('a job whose process was killed is taken up by another at once', async () => {
  const greeted: string[] = []
  const jobs = await open(async (name) => void greeted.push(name))
  await jobs.close()
  // As a process leaves it that is killed in the middle: begun, and no lock held.
  await database.pool.query(
    `insert into pgboss.job (name, data, state, started_on, retry_limit)
     values ($1, $2, 'active', now() - interval '4 seconds', 3)`,
    [greet.name, { name: 'abandoned' }],
  )
  await open(async (name) => void greeted.push(name))
  await vi.waitFor(() => expect(greeted).toEqual(['abandoned']))
})

test('a job that kills every process it runs in is put aside once its tries are used up', async () => {
  const jobs = await open(async () => {})
  await jobs.close()
  const leave = (name: string, retryCount: number) =>
    database.pool.query(
      `insert into pgboss.job (name, data, state, started_on, retry_limit, retry_count, dead_letter)
       values ($1, $2, 'active', now() - interval '4 seconds', 3, $3, $4)`,
      [greet.name, { name }, retryCount, failedJobsQueue],
    )
  await leave('with one try left', 2)
  await leave('without any', 3)
  expect(await reviveAbandonedJobs(database.pool, [greet.name])).toBe(1)
  const told = [{ name: 'with one try left' }, { name: 'without any' }]
  const found = await listJobs(database.db, { queue: greet.name, told })
  expect(found.map(({ data, state }) => [data, state])).toEqual(
    expect.arrayContaining([
      [told[0], 'waiting'],
      [told[1], 'failed'],
    ]),
  )
  const failed = found.find(({ state }) => state === 'failed')
  expect(failed?.endedAt).toBeInstanceOf(Date)
  expect(failed?.error).toMatchObject({ message: expect.stringContaining('ended in the middle') })
  const { rows } = await database.pool.query('select data from pgboss.job where name = $1', [
    failedJobsQueue,
  ])
  expect(rows).toContainEqual({ data: { name: 'without any' } })
  expect(rows).not.toContainEqual({ data: { name: 'with one try left' } })
  await database.pool.query(`delete from pgboss.job where name = $1 and state = 'retry'`, [
    greet.name,
  ])
})

test('a job that kills its process again and again leaves it pauses that grow', async () => {
  await (await open(async () => {})).close()
  const pauses = [0, 1, 4]
  for (const retryCount of pauses) {
    await database.pool.query(
      `insert into pgboss.job (name, data, state, started_on, retry_limit, retry_count)
       values ($1, $2, 'active', now() - interval '4 seconds', 12, $3)`,
      [greet.name, { name: 'deadly' }, retryCount],
    )
  }
  expect(await reviveAbandonedJobs(database.pool, [greet.name])).toBe(3)
  const { rows } = await database.pool.query(
    `delete from pgboss.job where name = $1 and data->>'name' = 'deadly'
     returning retry_count, round(extract(epoch from start_after - now()))::int as seconds`,
    [greet.name],
  )
  const seconds = pauses.map((count) => rows.find((row) => row.retry_count === count)?.seconds)
  expect(seconds).toEqual([0, 10, 80])
})

test('a job that takes long stays with who has it in hand', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let begun = 0
  const run = async () => {
    begun += 1
    await held
  }
  const [one] = await Promise.all([open(run), open(run)])
  await one?.send(database.db, greet, { name: 'long' })
  await vi.waitFor(() => expect(begun).toBe(1))
  await database.pool.query(
    `update pgboss.job set started_on = now() - interval '1 minute' where state = 'active'`,
  )
  expect(await reviveAbandonedJobs(database.pool, [greet.name])).toBe(0)
  release()
  expect(begun).toBe(1)
})

async function countHeld(): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ held: number }>(
    `select count(*)::int as held from pg_locks
     where locktype = 'advisory' and classid = $1 and objsubid = 2
       and database = (select oid from pg_database where datname = current_database())`,
    [ADVISORY_LOCKS.jobs],
  )
  return rows[0]?.held
}
