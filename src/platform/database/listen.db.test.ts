import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, ensurePostgres } from '../postgres/ensure-postgres.ts'
import { connectDatabase, type Database } from './connect.ts'
import { type Listener, listen, maxNotificationBytes, notify } from './listen.ts'

// A server of its own, because it is killed.
const dataDir = mkdtempSync(join(tmpdir(), 'feather-test-listen-'))
let server: EmbeddedPostgres
let database: Database

beforeAll(async () => {
  const log = { info: () => {}, warn: () => {} }
  server = await ensurePostgres({ dataDir, log, durable: false })
  database = connectDatabase(server.url, { onError: () => {} })
})
afterAll(async () => {
  await database.close()
  await server.stop()
  rmSync(server.location?.folder ?? dataDir, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
})

const listeners: Listener[] = []
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.close()))
})

async function start(channel: string, heartbeatMs = 5_000) {
  const heard: string[] = []
  const onReconnect = vi.fn()
  const log = { info: vi.fn(), warn: vi.fn() }
  const onMessage = (payload: string) => {
    heard.push(payload)
    if (payload === 'throw') throw new Error('cannot handle this')
  }
  const listener = listen(server.url, channel, { onMessage, onReconnect, log, heartbeatMs })
  listeners.push(listener)
  await listener.ready
  return { heard, onReconnect, log, listener }
}

test('hears what is committed, in order, and nothing that is rolled back', async () => {
  const { heard, onReconnect } = await start('orders')
  await database.db.transaction(async (transaction) => {
    await notify(transaction, 'orders', 'one')
    await notify(transaction, 'orders', 'two')
  })
  const undone = database.db.transaction(async (transaction) => {
    await notify(transaction, 'orders', 'undone')
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow()
  await notify(database.db, 'another channel', 'elsewhere')
  await notify(database.db, 'orders', 'three')
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two', 'three']))
  expect(onReconnect).not.toHaveBeenCalled()
})

test('a message that its handler cannot take does not end the listening', async () => {
  const { heard, log } = await start('robust')
  await notify(database.db, 'robust', 'throw')
  await notify(database.db, 'robust', 'next')
  await vi.waitFor(() => expect(heard).toEqual(['throw', 'next']))
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test('after the server was killed it listens again and says that it may have missed some', async () => {
  const { heard, onReconnect, log } = await start('killed')
  process.kill(server.pid, 'SIGKILL')
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => notify(database.db, 'killed', 'back'))
  await vi.waitFor(() => expect(heard).toEqual(['back']))
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test('notices a connection that went silent without an end', async () => {
  const { heard, onReconnect } = await start('silent', 500)
  const { rows } = await database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'feather listens to silent'",
  )
  const frozen = rows[0]?.pid ?? 0
  process.kill(frozen, 'SIGSTOP')
  try {
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalled())
  } finally {
    process.kill(frozen, 'SIGCONT')
  }
  await notify(database.db, 'silent', 'again')
  await vi.waitFor(() => expect(heard).toEqual(['again']))
})

test('a server that is not there yet is waited for', async () => {
  const listener = listen('postgres://nobody@127.0.0.1:1/none', 'absent', {
    onMessage: () => {},
    onReconnect: () => {},
    log: { info: () => {}, warn: () => {} },
  })
  const first = await Promise.race([listener.ready.then(() => 'ready'), pause(300)])
  expect(first).toBe('still waiting')
  await listener.close()
  await listener.ready
})

test('a closed listener hears nothing more', async () => {
  const { heard, listener } = await start('closed')
  const other = await start('closed')
  await listener.close()
  await notify(database.db, 'closed', 'too late')
  await vi.waitFor(() => expect(other.heard).toEqual(['too late']))
  expect(heard).toEqual([])
})

test('the largest notification arrives, one byte more is refused', async () => {
  const { heard } = await start('large')
  await notify(database.db, 'large', 'x'.repeat(maxNotificationBytes))
  await vi.waitFor(() => expect(heard[0]).toHaveLength(maxNotificationBytes))
  // Two bytes in UTF-8: the limit counts bytes, not characters.
  const tooLarge = `ü${'x'.repeat(maxNotificationBytes - 1)}`
  await expect(notify(database.db, 'large', tooLarge)).rejects.toMatchObject({
    code: 'notification-too-large',
  })
})

function pause(ms: number): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('still waiting'), ms))
}
