import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { connectDatabase } from '../database/connect.ts'
import { openTestDatabase } from '../postgres/test-database.ts'
import { defineJob } from './define-job.ts'
import { handleJob } from './handle-job.ts'
import { reviveAbandonedJobs } from './hold-jobs.ts'
import { countJobs, type JobQuery, listJobs, retryFailedJob } from './list-jobs.ts'
import { type Jobs, openJobs } from './open-jobs.ts'
import { orderingSql } from './ordering-sql.ts'
import { failedJobsQueue, startBoss } from './start-boss.ts'
import { makeDue } from './test-make-due.ts'

const greet = defineJob({ name: 'greet', data: z.object({ name: z.string() }), retries: 0 })

const opened: Jobs[] = []
const logged: string[] = []
const log = {
  warn: (_details: object, message: string) => void logged.push(message),
  error: (_details: object, message: string) => void logged.push(message),
}

const database = await shareInFile(openTestDatabase())
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()))
  logged.length = 0
})

async function open(
  run: (name: string) => Promise<void>,
  limits: { runMs?: number; partingMs?: number } = {},
): Promise<Jobs> {
  const handlers = [handleJob(greet, ({ name }) => run(name))]
  const jobs = openJobs({ database, handlers, log, pollMs: 20, ...limits })
  opened.push(jobs)
  await jobs.ready
  return jobs
}

test('a job runs in one of two processes, once', async () => {
  const greeted: string[] = []
  const run = async (name: string) => void greeted.push(name)
  const [one] = await Promise.all([open(run), open(run)])
  const names = Array.from({ length: 20 }, (_, at) => `visitor ${at}`)
  for (const name of names) await one?.send(database.db, greet, { name })
  await vi.waitFor(() => expect(greeted.toSorted()).toEqual(names.toSorted()), { timeout: 20_000 })
})

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

test('a job that comes by itself is ordered once, however many processes there are', async () => {
  let runs = 0
  const tidy = defineJob({ name: 'tidy', data: z.object({}), retries: 0, everyHours: 24 })
  const openTidy = async () => {
    const handlers = [handleJob(tidy, async () => void runs++)]
    const jobs = openJobs({ database, handlers, log, pollMs: 20 })
    opened.push(jobs)
    await jobs.ready
  }
  await Promise.all([openTidy(), openTidy()])
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 20_000 })
  await openTidy()
  const { rows } = await database.pool.query('select state from pgboss.job where name = $1', [
    tidy.name,
  ])
  expect(rows).toHaveLength(1)
})

test('a statement orders a job for each of its rows, exactly as a job that is sent', async () => {
  const greeted: string[] = []
  const jobs = await open(async (name) => void greeted.push(name))
  const source = `(values ('one'), ('two')) as given (name)`
  const data = `jsonb_build_object('name', given.name)`
  await database.pool.query(jobs.orderingSql(greet, data, source))
  await jobs.send(database.db, greet, { name: 'three' })
  await vi.waitFor(() => expect(greeted.toSorted()).toEqual(['one', 'three', 'two']), {
    timeout: 20_000,
  })
  const { rows } = await database.pool.query(
    `select data->>'name' as name, priority, retry_limit, retry_delay, retry_backoff, expire_in::text,
       dead_letter, policy, singleton_key, singleton_on,
       (keep_until - created_on)::text as kept, start_after = created_on as at_once
     from pgboss.job where name = $1 and data->>'name' = any($2)`,
    [greet.name, ['one', 'two', 'three']],
  )
  const forms = new Set(rows.map(({ name: _, ...form }) => JSON.stringify(form)))
  expect(rows).toHaveLength(3)
  expect(forms.size).toBe(1)
})

test('a statement whose jobs have no queue does nothing at all', async () => {
  const jobs = await open(async () => {})
  const other = defineJob({ name: 'unheard-of', data: z.object({}), retries: 0 })
  expect(() => jobs.orderingSql(other, `'{}'::jsonb`, '(values (1)) as given')).toThrow('no queue')
  const gone = orderingSql(other, `'{}'::jsonb`, '(values (1)) as given')
  await expect(database.pool.query(gone)).rejects.toThrow('no partition')
})

test('a job that is ordered in a transaction exists only if the transaction does', async () => {
  const greeted: string[] = []
  const jobs = await open(async (name) => void greeted.push(name))
  const refused = database.db.transaction(async (transaction) => {
    await jobs.send(transaction, greet, { name: 'nobody' })
    throw new Error('taken back')
  })
  await expect(refused).rejects.toThrow('taken back')
  await database.db.transaction((transaction) =>
    jobs.send(transaction, greet, { name: 'somebody' }),
  )
  await vi.waitFor(() => expect(greeted).toEqual(['somebody']), { timeout: 20_000 })
})

test('a job waits for its time, over a restart, and can be called off', async () => {
  const greeted: string[] = []
  const before = await open(async (name) => void greeted.push(name))
  const later = new Date(Date.now() + 3_600_000)
  await before.send(database.db, greet, { name: 'later' }, { startAfter: later })
  const off = await before.send(database.db, greet, { name: 'never' }, { startAfter: later })
  await before.cancel(database.db, greet, off)
  await before.close()
  expect(greeted).toEqual([])

  await makeDue(database.pool, greet)
  await open(async (name) => void greeted.push(name))
  await vi.waitFor(() => expect(greeted).toEqual(['later']))
})

test('a job that fails is logged and put aside with what it was told', async () => {
  const jobs = await open(async () => {
    throw new Error('no voice')
  })
  await jobs.send(database.db, greet, { name: 'a silent one' })
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query('select data from pgboss.job where name = $1', [
      failedJobsQueue,
    ])
    expect(rows).toContainEqual({ data: { name: 'a silent one' } })
  })
  expect(logged).toContain('a job failed')
})

test('why a job failed is kept without the values of its query', async () => {
  const jobs = await open((name) => database.db.execute(sql`select ${name}::date`).then(() => {}))
  await jobs.send(database.db, greet, { name: 'anna' })
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `select output from pgboss.job where name = $1 and data->>'name' = 'anna'`,
      [failedJobsQueue],
    )
    expect(rows).toEqual([
      { output: { name: 'error', message: 'invalid input syntax for type date' } },
    ])
  })
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

test('a queue that an earlier release made gets the tries of this one', async () => {
  const limitOf = async (retries: number) => {
    const job = defineJob({ name: 'changing', data: z.object({}), retries })
    const jobs = openJobs({ database, handlers: [handleJob(job, async () => {})], log })
    opened.push(jobs)
    await jobs.ready
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

test('a job that takes long stays with who has it in hand', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let begun = 0
  const run = async () => {
    begun += 1
    await held
  }
  const [one] = await Promise.all([open(run), open(run)])
  await one?.send(database.db, greet, { name: 'long' })
  await vi.waitFor(() => expect(begun).toBe(1), { timeout: 20_000 })
  await database.pool.query(
    `update pgboss.job set started_on = now() - interval '1 minute' where state = 'active'`,
  )
  expect(await reviveAbandonedJobs(database.pool, [greet.name])).toBe(0)
  release()
  expect(begun).toBe(1)
})

test('a job that hangs for ever is given up and visible, and the others of its queue are done', async () => {
  const greeted: string[] = []
  const hang = new Promise<void>(() => {})
  const run = async (name: string) => (name === 'hangs' ? hang : void greeted.push(name))
  const jobs = await open(run, { runMs: 200 })
  await jobs.send(database.db, greet, { name: 'hangs' })
  await jobs.send(database.db, greet, { name: 'after it' })
  await vi.waitFor(() => expect(greeted).toEqual(['after it']), { timeout: 20_000 })
  const [failed] = await listJobs(database.db, { state: 'failed', told: [{ name: 'hangs' }] })
  expect(failed?.error).toMatchObject({ message: expect.stringContaining('longer than 0.2 s') })
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

test('jobs are found by state, queue and words; a failed one gets another round when asked', async () => {
  const greeted: string[] = []
  let voice = false
  const jobs = await open(async (name) => {
    if (!voice) throw new Error('no voice')
    greeted.push(name)
  })
  await jobs.send(database.db, greet, { name: 'again' })
  const patiently = { timeout: 20_000 }
  const search = '"AGAIN"'
  const find = (query: JobQuery) => listJobs(database.db, { search, ...query })
  const [failed] = await vi.waitFor(async () => {
    const found = await find({ state: 'failed' })
    expect(found).toHaveLength(1)
    return found
  }, patiently)
  expect(failed).toMatchObject({ name: 'greet', error: { message: 'no voice' }, tries: 1 })
  const { id = '' } = failed ?? {}
  expect(await listJobs(database.db, { id })).toEqual([failed])
  const told = [{ name: 'nobody' }, { name: 'again' }]
  expect(await listJobs(database.db, { state: 'failed', told })).toEqual([failed])
  expect(await find({ state: 'active' })).toEqual([])
  expect(await find({ queue: 'tidy' })).toEqual([])
  expect(await find({ search: 'NO VOICE', queue: greet.name })).toContainEqual(failed)
  expect(await find({ search: '100%' })).toEqual([])
  voice = true
  expect(await retryFailedJob(database.db, id)).toBe(true)
  await vi.waitFor(() => expect(greeted).toEqual(['again']), { timeout: 20_000 })
  await vi.waitFor(
    async () => expect(await find({ state: 'done' })).toMatchObject([{ id }]),
    patiently,
  )
  expect(await countJobs(database.db)).toContainEqual(expect.objectContaining({ name: 'greet' }))
})

test('closing waits for the job under way', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let finished = false
  const jobs = await open(async () => {
    begin()
    await held
    finished = true
  })
  await jobs.send(database.db, greet, { name: 'slow' })
  await begun
  const closed = jobs.close()
  release()
  await closed
  expect(finished).toBe(true)
})

test('closing waits for no job for ever, and leaves it to be tried again', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const jobs = await open(
    () => {
      begin()
      return new Promise<void>(() => {})
    },
    { partingMs: 100 },
  )
  await jobs.send(database.db, greet, { name: 'endless' })
  await begun
  await jobs.close()
  const [left] = await listJobs(database.db, { told: [{ name: 'endless' }] })
  expect(left).toMatchObject({
    state: 'failed',
    error: { message: expect.stringContaining('stopped before') },
  })
})

test('while the database is away sending is refused and closing works', async () => {
  const away = connectDatabase('postgres://nobody@127.0.0.1:1/none', { onError: () => {} })
  const jobs = openJobs({ database: away, handlers: [], log })
  await expect(jobs.send(database.db, greet, { name: 'early' })).rejects.toMatchObject({
    code: 'database-unavailable',
  })
  await jobs.close()
  await jobs.ready
  await away.close()
})
