import { readFileSync, renameSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { layoutOf } from '#platform/postgres/cluster-layout.ts'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { drillCrash, expectedResult, makeDataDir } from '../steps/drill-crash.ts'
import { type Product, runProduct } from '../steps/run-product.ts'

/** These journeys break things, so they have a product and a database of their own. */
test.describe.configure({ mode: 'serial' })

let port: string
let dataDir: string
let product: Product

test.beforeAll(async () => {
  test.setTimeout(120_000)
  port = String(await findFreePort())
  dataDir = makeDataDir('outage')
  product = await runProduct('outage', { PORT: port, DATA_DIR: dataDir })
})

test.afterAll(async () => {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('when the database dies, pages in memory go on, and all is well once it is back', async () => {
  expect(await statusOf('/')).toBe(200)
  const visits = visitUntilStopped('/')
  // The keeper starts the server again at once: without its settings it stays away until it may return.
  const mayReturn = hideServerSettings()
  process.kill(databasePid(), 'SIGKILL')
  try {
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect(await statusOf('/')).toBe(200)
    expect(await statusOf('/healthz')).toBe(200)
    // A page that is not in memory says that it will be back.
    expect(await statusOf('/en-nl')).toBe(503)
    // A form comes back in the page that says so, with all that was typed.
    const sent = await send('/contact-us', { message: 'A long letter' })
    expect(sent.status).toBe(503)
    expect(await sent.text()).toContain('name="message" value="A long letter"')
  } finally {
    mayReturn()
  }
  await expect.poll(() => statusOf('/readyz'), { timeout: 60_000 }).toBe(200)
  expect(await statusOf('/fr-fr')).toBe(200)
  const statuses = await visits()
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(product.process.exitCode).toBeNull()
})

test('a stop lets the request that is under way finish', async () => {
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  // The API answers once it has read the body, of which only the announcement is sent.
  socket.write(
    `POST /life/quote HTTP/1.1\r\nHost: api.localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n`,
  )
  await expect.poll(() => answer).toContain('100 Continue')
  const stopped = product.stop()
  await expect.poll(() => statusOf('/').catch(() => 'closed')).toBe('closed')
  expect(answer).not.toMatch(/HTTP\/1.1 [2-5]/)
  socket.write('{}')
  await stopped
  expect(answer).toMatch(/HTTP\/1.1 4\d\d .*"error".*\}$/s)
  expect(product.process.exitCode).toBe(0)
})

/**
 * A short form of the drill that `npm run bench -- crash` does in full, on the data that the product
 * left. After a kill it is just started again: the next start needs no help.
 */
test('orders survive killed processes and databases: each once, with its papers and mails', async () => {
  test.setTimeout(300_000)
  // It is, after the journey above; not where this one runs alone.
  await product.stop()
  const drill = { applications: 12, clients: 6, kills: 2, databaseKills: 1 }
  const { retries, ...found } = await drillCrash(drill, dataDir)
  expect(found).toEqual(expectedResult(drill))
  expect(retries).toBeGreaterThan(0)
})

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(`http://localhost:${port}${path}`)
  await answer.body?.cancel()
  return answer.status
}

/** As a page of ours sends a form without script. */
function send(path: string, fields: Record<string, string>): Promise<Response> {
  const origin = `http://localhost:${port}`
  const body = new URLSearchParams(fields)
  return fetch(origin + path, { method: 'POST', headers: { origin, accept: 'text/html' }, body })
}

/**
 * Four visit a page over and over, each twenty times a second at most: more would only keep the
 * machine from its work. Gives back what stops it and tells the statuses.
 */
function visitUntilStopped(path: string): () => Promise<number[]> {
  const statuses: number[] = []
  let isOver = false
  const visitors = Array.from({ length: 4 }, async () => {
    for (; !isOver; await sleep(50)) statuses.push(await statusOf(path))
  })
  return async () => {
    isOver = true
    await Promise.all(visitors)
    return statuses
  }
}

function databasePid(): number {
  return Number(readFileSync(join(pgData(), 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** A running server has read them; the next one cannot start. Gives back what brings them back. */
function hideServerSettings(): () => void {
  const file = join(pgData(), 'postgresql.conf')
  renameSync(file, `${file}.away`)
  return () => renameSync(`${file}.away`, file)
}

function pgData(): string {
  return layoutOf(join(dataDir, 'postgres')).pgData
}
