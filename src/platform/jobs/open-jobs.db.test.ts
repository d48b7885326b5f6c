import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { connectDatabase } from '../database/connect.ts'
import { defineJob } from './define-job.ts'
import { handleJob } from './handle-job.ts'
import { countJobs, type JobQuery, listJobs, retryFailedJob } from './list-jobs.ts'
import { openJobs } from './open-jobs.ts'
import { orderingSql } from './ordering-sql.ts'
import { failedJobsQueue } from './start-boss.ts'
import { greet, shareGreetings } from './test-greetings.ts'
import { makeDue } from './test-make-due.ts'

const { database, logged, log, open, openFor } = await shareGreetings()

test('a job runs in one of two processes, once', async () => {
  const greeted: string[] = []
  const run = async (name: string) => void greeted.push(name)
  const [one] = await Promise.all([open(run), open(run)])
  const names = Array.from({ length: 20 }, (_, at) => `visitor ${at}`)
  for (const name of names) await one?.send(database.db, greet, { name })
  await vi.waitFor(() => expect(greeted.toSorted()).toEqual(names.toSorted()))
})

test('a job that comes by itself is ordered once, however many processes there are', async () => {
  let runs = 0
  const tidy = defineJob({ name: 'tidy', data: z.object({}), retries: 0, everyHours: 24 })
  const openTidy = () => openFor([handleJob(tidy, async () => void runs++)])
  await Promise.all([openTidy(), openTidy()])
  await vi.waitFor(() => expect(runs).toBe(1))
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
  await vi.waitFor(() => expect(greeted.toSorted()).toEqual(['one', 'three', 'two']))
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
  await vi.waitFor(() => expect(greeted).toEqual(['somebody']))
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

test('a job that hangs for ever is given up and visible, and the others of its queue are done', async () => {
  const greeted: string[] = []
  const hang = new Promise<void>(() => {})
  const run = async (name: string) => (name === 'hangs' ? hang : void greeted.push(name))
  const jobs = await open(run, { runMs: 200 })
  await jobs.send(database.db, greet, { name: 'hangs' })
  await jobs.send(database.db, greet, { name: 'after it' })
  await vi.waitFor(() => expect(greeted).toEqual(['after it']))
  const [failed] = await listJobs(database.db, { state: 'failed', told: [{ name: 'hangs' }] })
  expect(failed?.error).toMatchObject({ message: expect.stringContaining('longer than 0.2 s') })
})

test('jobs are found by state, queue and words; a failed one gets another round when asked', async () => {
  const greeted: string[] = []
  let voice = false
  const jobs = await open(async (name) => {
    if (!voice) throw new Error('no voice')
    greeted.push(name)
  })
  await jobs.send(database.db, greet, { name: 'again' })
  const search = '"AGAIN"'
  const find = (query: JobQuery) => listJobs(database.db, { search, ...query })
  const [failed] = await vi.waitFor(async () => {
    const found = await find({ state: 'failed' })
    expect(found).toHaveLength(1)
    return found
  })
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
  await vi.waitFor(() => expect(greeted).toEqual(['again']))
  await vi.waitFor(async () => expect(await find({ state: 'done' })).toMatchObject([{ id }]))
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
