import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { openUploadRoom } from '#platform/files/upload-room.ts'
import { listenHere, portOf } from '#platform/test-listening.ts'
import type { RequestFacts } from '#routes/request-facts.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { createPagesApp } from './pages-app.ts'
import type { FactSources } from './request-facts-for.ts'
import { setTarget } from './request-target.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Answers every page with the address that it takes for the visitor's. */
async function open(
  trustProxy: boolean,
  logged: unknown[] = [],
  onBroken: (isAborted: boolean) => void = () => {},
): Promise<string> {
  const log = { error: (...line: unknown[]) => void logged.push(line) }
  const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
  const env = { trustProxy, secretKey: 'key' }
  const sources = { hosts, env, log } as unknown as FactSources
  const app = await createPagesApp(sources, {
    renderer: {
      answer: async (request: Request, facts: RequestFacts) => {
        if (request.url.endsWith('/broken')) facts.reportError(new Error('broken'))
        if (request.url.endsWith('/fails')) throw new DrizzleQueryError('select $1', ['anna'])
        if (request.url.endsWith('/busy')) makeBusy()
        if (request.url.endsWith('/away')) throw new Error('Connection terminated')
        if (request.url.endsWith('/form')) {
          await request.formData().catch(() => onBroken(request.signal.aborted))
        }
        if (request.url.endsWith('/read-only')) return new Response('', { status: 405 })
        if (request.url.endsWith('/login')) return refusedByRouter('application/json')
        if (request.url.endsWith('/login.data')) return refusedByRouter('text/x-script')
        if (request.url.endsWith('/over')) return new Response('Over.', { status: 410 })
        if (request.url.endsWith('.pdf')) return Response.json('away', { status: 503 })
        if (request.url.endsWith('.json')) {
          return new Response('Too often.', { status: 429, headers: { 'retry-after': '60' } })
        }
        return new Response(facts.clientIp)
      },
    } as never,
    security: {
      hydrated: () => ({ 'referrer-policy': 'strict-origin-when-cross-origin' }),
    } as never,
    findMoved: async () => undefined,
    room: openUploadRoom(),
  })
  const server = createServer((request, response) => {
    setTarget(request, { kind: 'app' })
    response.setHeader('x-request-id', 'abc-1')
    app.routing(request, response)
  })
  await listenHere(server)
  closing.push(async () => {
    server.close()
    server.closeAllConnections()
    await app.close()
  })
  return `http://127.0.0.1:${portOf(server)}/me/policies`
}

/** As React Router does it where a route has neither an action nor a page. */
function refusedByRouter(type: string): Response {
  const said = JSON.stringify({ message: 'Unexpected Server Error' })
  return new Response(said, { status: 405, headers: { 'content-type': type } })
}

let made = 0

/** As a page does it that takes the processor for 10 ms. */
function makeBusy(): void {
  made += 1
  const end = performance.now() + 10
  while (performance.now() < end);
}

test('who leaves while others have their pages made gets none made', async () => {
  made = 0
  const { hostname, port } = new URL(await open(false))
  const visitors = Array.from({ length: 50 }, () => connect(Number(port), hostname))
  const ask = async (visitor: Socket, path: string) => {
    visitor.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await once(visitor, 'data')
  }
  // The system lets one in after the other.
  await Promise.all(visitors.map((visitor) => ask(visitor, '/me')))
  await Promise.race(visitors.map((visitor) => ask(visitor, '/busy')))
  for (const visitor of visitors) visitor.destroy()
  await wait(700)
  expect(made).toBeGreaterThan(0)
  expect(made).toBeLessThan(20)
})

test.each([
  ['our own proxy', true, '203.0.113.7', '203.0.113.7'],
  ['a caller in front of our proxy', true, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a caller without any proxy', false, '198.51.100.1', '127.0.0.1'],
])('an address that %s wrote', async (_who, trustProxy, forwarded, believed) => {
  const address = await open(trustProxy)
  const answer = await fetch(address, { headers: { 'x-forwarded-for': forwarded } })
  expect(await answer.text()).toBe(believed)
})

test.each([
  ['/me/policies/FP-1/claim', 200],
  ['/policies/life/upload', 200],
  ['/account/signin', 413],
  ['/calls/household', 413],
])('files of 2 MB for %s are answered with %i', async (path, status) => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(2_000_000)]))
  const answer = await fetch(new URL(path, await open(false)), { method: 'POST', body })
  expect(answer.status).toBe(status)
})

test.each([
  ['http://evil.example', {}, 403],
  ['no origin', {}, 403],
  ['http://cms.localhost:3000', {}, 403],
  ['http://app.localhost:3000', {}, 200],
  ['null', {}, 403],
  ['null', { 'sec-fetch-site': 'cross-site' }, 403],
  ['null', { 'sec-fetch-site': 'same-origin' }, 200],
])(
  'a form from %s, %j, is answered with %i, and is no error of ours',
  async (origin, more, status) => {
    const logged: unknown[] = []
    const form = new URL('/me/form', await open(false, logged))
    const body = new URLSearchParams({ name: 'Anna' })
    const answer = await fetch(form, { method: 'POST', body, headers: { origin, ...more } })
    expect(answer.status).toBe(status)
    expect((await fetch(form, { headers: { origin } })).status).toBe(200)
    expect(logged).toEqual([])
  },
)

test('what fails is logged, and told the visitor, by the id of the request', async () => {
  const logged: unknown[] = []
  const address = await open(false, logged)
  await fetch(new URL('/me/broken', address))
  expect(logged).toMatchObject([[{ id: 'abc-1' }, 'page failed']])
  const body = 'x'.repeat(2_000_000)
  const refused = await fetch(new URL('/account/signin', address), { method: 'POST', body })
  expect(await refused.text()).toContain('abc-1')
})

test.each([
  ['/me/fails', 500, null],
  ['/me/away', 503, '5'],
])('what breaks at %s is told to the log alone', async (path, status, retryAfter) => {
  const logged: unknown[] = []
  const answer = await fetch(new URL(path, await open(false, logged)))
  expect(answer.status).toBe(status)
  expect(answer.headers.get('retry-after')).toBe(retryAfter)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const said = await answer.text()
  expect(said).toContain('abc-1')
  expect(said).not.toMatch(/select|anna|Connection/)
  expect(logged).toMatchObject([[{ id: 'abc-1' }, 'request failed']])
})

test('who follows a link to a paper that cannot be had sees a page, a program its data', async () => {
  const paper = new URL('/me/data/export.pdf', await open(false))
  const page = await fetch(paper, { headers: { accept: 'text/html', 'accept-language': 'de' } })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await page.text()).toContain(messages.de.errors[503].title)
  const data = await fetch(paper)
  expect([data.status, await data.json()]).toEqual([503, 'away'])
})

test('so does who asks for papers too often', async () => {
  const paper = new URL('/me/data/export.json', await open(false))
  const page = await fetch(paper, { headers: { accept: 'text/html', 'accept-language': 'es' } })
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await page.text()).toContain(messages.es.errors[429].title)
  expect(await (await fetch(paper)).text()).toBe('Too often.')
})

test('so does who follows a link that is over, and reads where the paper still is', async () => {
  const link = new URL('/me/over', await open(false))
  const page = await fetch(link, { headers: { accept: 'text/html', 'accept-language': 'fr' } })
  expect(page.status).toBe(410)
  const text = await page.text()
  expect(text).toContain(messages.fr.errors[410].title)
  expect(text).toContain('href="http://app.localhost:3000/me/policies"')
})

test('a type of content that is none is refused, and is no error of ours', async () => {
  const logged: unknown[] = []
  const { port, hostname } = new URL(await open(false, logged))
  const socket = connect(Number(port), hostname)
  const head = 'Host: x\r\nConnection: close\r\nAccept-Language: fr\r\nContent-Type: ;;;'
  socket.write(`POST /me/form HTTP/1.1\r\n${head}\r\nContent-Length: 1\r\n\r\na`)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).toContain(messages.fr.errors[400].title)
  expect(logged).toEqual([])
})

test('who sends to a page that takes nothing hears what it does take', async () => {
  const page = new URL('/me/read-only', await open(false))
  for (const accept of ['*/*', 'text/html']) {
    const answer = await fetch(page, { method: 'POST', headers: { accept } })
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  }
})

test('whatever sends something to an address that only leads on is not told that the server failed', async () => {
  const link = new URL('/login', await open(false))
  for (const accept of ['*/*', 'application/json', 'text/html']) {
    const answer = await fetch(link, { method: 'POST', headers: { accept } })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await answer.text()).toContain(messages.en.errors[405].title)
  }
  const toScript = await fetch(new URL('/login.data', link), { method: 'POST' })
  expect(toScript.headers.get('content-type')).toBe('text/x-script')
})

test('who leaves in the middle of a form is waited for no longer, and is no error', async () => {
  const logged: unknown[] = []
  const { promise: broken, resolve } = Promise.withResolvers<boolean>()
  const { port, hostname } = new URL(await open(false, logged, resolve))
  const socket = connect(Number(port), hostname)
  const type = 'Content-Type: application/x-www-form-urlencoded'
  socket.write(`POST /me/form HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 100\r\n\r\na=b`)
  setTimeout(() => socket.destroy(), 50)
  expect(await broken).toBe(true)
  expect(logged).toEqual([])
})

test.each([
  ['/account/reset-password?code=abc', 'strict-origin'],
  ['/account/sign-in-link?token=abc', 'strict-origin'],
  ['/calls/booking/abc.def', 'strict-origin'],
  ['/me/settings', 'strict-origin-when-cross-origin'],
])('who follows a link or sends a form from %s brings %s', async (path, policy) => {
  const answer = await fetch(new URL(path, await open(false)))
  expect(answer.headers.get('referrer-policy')).toBe(policy)
})
