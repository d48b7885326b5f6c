import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectDatabase, type Database } from '#platform/database/connect.ts'
import { pingDatabase } from '#platform/database/ping.ts'
import { listenHere } from '#platform/test-listening.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { boundRenders } from './bound-renders.ts'
import type { Renderer } from './render-page.ts'
import type { PageFacts } from './request-facts-for.ts'

// A database that takes every connection and never says a word.
const sockets = new Set<Socket>()
const silent = createServer((socket) => sockets.add(socket))
let database: Database

beforeAll(async () => {
  const port = await listenHere(silent)
  database = connectDatabase(`postgres://nobody@127.0.0.1:${port}/none`, { onError: () => {} })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  silent.close()
  await database.close()
})

const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
const facts = { hosts, locale: 'de-de' } as unknown as PageFacts
const page = new URL('http://localhost/')
const made = { status: 200, headers: {}, body: Buffer.from('whole'), mayBeKept: true }

/** Pages that wait for something first. */
const waitingFor = (something: () => Promise<unknown>): Renderer => ({
  answer: async () => {
    await something()
    return new Response('whole')
  },
  page: async () => {
    await something()
    return { ...made, tags: [], queryKeys: [] }
  },
})
const slow = () => new Promise((resolve) => setTimeout(resolve, 500))
const patience = { patienceMs: 100, isAlive: () => pingDatabase(database, 100) }

describe('while the database is silent', () => {
  let hasGivenUp = false
  const silence = () =>
    database.pool.query('select 1').finally(() => {
      hasGivenUp = true
    })

  test('a page says so, in its language, long before the query is given up', async () => {
    const bound = boundRenders(waitingFor(silence), patience)
    const content = await bound.page(page, facts)
    const hydrated = await bound.answer(new Request(page), facts)
    expect(hasGivenUp).toBe(false)
    expect(content).toMatchObject({ status: 503, mayBeKept: false })
    expect(Number(content.headers['retry-after'])).toBeGreaterThan(0)
    expect(hydrated.status).toBe(503)
    expect(Number(hydrated.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const body of [content.body.toString(), await hydrated.text()]) {
      expect(body).toContain('<html lang="de">')
    }
  })

  test('what is sent to us is waited for', async () => {
    const bound = boundRenders(waitingFor(slow), patience)
    const sent = await bound.answer(new Request(page, { method: 'POST' }), facts)
    expect(await sent.text()).toBe('whole')
  })

  test('what comes in time comes', async () => {
    const bound = boundRenders(
      waitingFor(async () => {}),
      patience,
    )
    expect((await bound.page(page, facts)).body.toString()).toBe('whole')
  })
})

test('a page that takes long for other reasons is waited for', async () => {
  const isAlive = vi.fn(async () => true)
  const bound = boundRenders(waitingFor(slow), { patienceMs: 50, isAlive })
  expect((await bound.page(page, facts)).status).toBe(200)
  expect(isAlive).toHaveBeenCalledTimes(1)
})

test('a page that failed is no less a failure', async () => {
  const broken = () => Promise.reject(new Error('broken'))
  const bound = boundRenders(waitingFor(broken), patience)
  await expect(bound.page(page, facts)).rejects.toThrow('broken')
})

test('where the page itself said that the database is away, it also says when to come again', async () => {
  const answered: Renderer = {
    answer: async () => new Response('', { status: 503 }),
    page: async () => ({ ...made, status: 503, tags: [], queryKeys: [] }),
  }
  const bound = boundRenders(answered, patience)
  const answer = await bound.answer(new Request(page, { method: 'POST' }), facts)
  expect(answer.headers.has('retry-after')).toBe(true)
  expect((await bound.page(page, facts)).headers).toHaveProperty('retry-after')
})
