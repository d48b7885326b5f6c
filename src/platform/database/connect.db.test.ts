import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, ensurePostgres } from '../postgres/ensure-postgres.ts'
import { connectDatabase, type Database } from './connect.ts'
import { asSomebodyElse, refusals } from './guard-test-transactions.ts'
import { pingDatabase } from './ping.ts'

// A server of its own, because it is killed.
const dataDir = mkdtempSync(join(tmpdir(), 'feather-test-connect-'))
let server: EmbeddedPostgres

beforeAll(async () => {
  const log = { info: () => {}, warn: () => {} }
  server = await ensurePostgres({ dataDir, log, durable: false })
})
afterAll(async () => {
  await server.stop()
  rmSync(server.location?.folder ?? dataDir, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
})

const open: Database[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()))
})
function connect(url = server.url, onError: (error: Error) => void = () => {}): Database {
  const database = connectDatabase(url, { onError, poolSize: 3 })
  open.push(database)
  return database
}

test('queries and transactions work again after the server was killed', async () => {
  const onError = vi.fn()
  const { db } = connect(server.url, onError)
  const answer = sql`select 1 as one`
  // Three idle connections, and one transaction that has work left to do when the server dies.
  await Promise.all([db.execute(answer), db.execute(answer), db.execute(answer)])
  const interrupted = db.transaction(async (transaction) => {
    await transaction.execute(answer)
    await killServer()
    await transaction.execute(answer)
  })
  await expect(interrupted).rejects.toThrow()

  // More failures than the pool has connections: none of them may keep one.
  await Promise.allSettled(Array.from({ length: 8 }, () => db.transaction(async () => {})))
  await vi.waitFor(() => db.execute(answer), { interval: 50 })

  const after = await Promise.all(
    Array.from({ length: 8 }, () => db.transaction((transaction) => transaction.execute(answer))),
  )
  expect(after.map((result) => result.rows)).toEqual(Array(8).fill([{ one: 1 }]))
  expect(onError).toHaveBeenCalled()
})

test('two transactions that wait for each other are both done, each once', async () => {
  const { db } = connect()
  await db.execute(sql`create table circles (id int primary key, n int not null)`)
  await db.execute(sql`insert into circles values (1, 0), (2, 0)`)
  const raise = (id: number) => sql`update circles set n = n + 1 where id = ${id}`
  const met = Promise.withResolvers<void>()
  let begun = 0
  const inOrder = (first: number, then: number) =>
    db.transaction(async (transaction) => {
      await transaction.execute(raise(first))
      begun += 1
      if (begun === 2) met.resolve()
      await met.promise
      await transaction.execute(raise(then))
    })
  await Promise.all([inOrder(1, 2), inOrder(2, 1)])
  expect(begun).toBeGreaterThan(2)
  expect((await db.execute(sql`select n from circles`)).rows).toEqual([{ n: 2 }, { n: 2 }])
})

test('one that is ended for another again is begun a third time, and then it is told', async () => {
  const { db } = connect()
  let begun = 0
  const ended = (times: number) =>
    db.transaction(async (transaction) => {
      begun += 1
      if (begun <= times) await transaction.execute(sql`do $$ begin raise sqlstate '40P01'; end $$`)
      return begun
    })
  expect(await ended(2)).toBe(3)
  begun = 0
  await expect(ended(3)).rejects.toThrow()
  expect(begun).toBe(3)
})

test('in tests a transaction may not ask its pool for a second connection', async () => {
  const { db, pool } = connect()
  const second = 'A transaction asks its pool for a second connection.'
  const one = sql`select 1`
  await expect(db.transaction(() => db.transaction(async () => {}))).rejects.toThrow(second)
  await expect(db.transaction(() => pool.query('select 1'))).rejects.toThrow(second)
  await expect(db.transaction(() => db.execute(one))).rejects.toThrow()
  expect(refusals.splice(0)).toHaveLength(3)

  // Another pool, somebody else, the transaction's own, and this one once the transaction is over.
  let later: Promise<unknown> | undefined
  await db.transaction(async (transaction) => {
    await connect().db.execute(one)
    await asSomebodyElse(() => db.execute(one))
    await transaction.transaction((inner) => inner.execute(one))
    later = new Promise((resolve) => setTimeout(resolve, 100)).then(() => db.execute(one))
  })
  await later
})

test('connections that die while nobody holds them are reported and replaced', async () => {
  const onError = vi.fn()
  const { db } = connect(server.url, onError)
  await db.execute(sql`select 1`)
  await killServer()
  await vi.waitFor(() => expect(onError).toHaveBeenCalled())
  await vi.waitFor(() => db.execute(sql`select 1`), { interval: 50 })
})

test('a transaction that throws is rolled back and frees its connection', async () => {
  const { db } = connect()
  await db.execute(sql`create table kept (n int)`)
  const failing = Array.from({ length: 9 }, () =>
    db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into kept values (1)`)
      throw new Error('changed my mind')
    }),
  )
  const outcomes = await Promise.allSettled(failing)
  expect(outcomes.every((outcome) => outcome.status === 'rejected')).toBe(true)
  expect((await db.execute(sql`select * from kept`)).rows).toEqual([])
})

test('a transaction that cannot begin frees its connection', async () => {
  const { db } = connect()
  const impossible = { isolationLevel: 'no such level' as 'serializable' }
  const failing = Array.from({ length: 9 }, () => db.transaction(async () => {}, impossible))
  const outcomes = await Promise.allSettled(failing)
  const reasons = outcomes.map((outcome) => 'reason' in outcome && outcome.reason.cause.code)
  // PostgreSQL's syntax_error nine times; a connection that is kept makes the later ones time out.
  expect(reasons).toEqual(Array(9).fill('42601'))
})

test('ping tells a live database from one that is gone and one that is silent', async () => {
  expect(await pingDatabase(connect(), 5_000)).toBe(true)
  expect(await pingDatabase(connect('postgres://nobody@127.0.0.1:1/none'), 5_000)).toBe(false)

  const sockets = new Set<{ destroy(): void }>()
  const silent = createServer((socket) => sockets.add(socket))
  const port = await new Promise<number>((resolve) => {
    silent.listen(0, '127.0.0.1', () => {
      const address = silent.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  expect(await pingDatabase(connect(`postgres://nobody@127.0.0.1:${port}/none`), 200)).toBe(false)
  for (const socket of sockets) socket.destroy()
  silent.close()
})

/** Kills the postmaster; returns once it is gone, while its supervisor starts another. */
async function killServer(): Promise<void> {
  const { pid } = server
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow())
}
