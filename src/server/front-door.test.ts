import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { readEnv } from '#platform/env.ts'
import { UPLOADS_LIMIT_BYTES } from '#platform/files/upload-limits.ts'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { ContentAnswers } from './content-answers.ts'
import { createFrontDoor } from './front-door.ts'
import { PageCache } from './page-cache/page-cache.ts'
import type { RequestLine } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'

type DoorParts = Parameters<typeof createFrontDoor>[0]

const env = readEnv({ APP_ENV: 'development' })
const hosts = buildHostTable(env)
const security = securityHeaders(env, hosts)
const host = `localhost:${env.port}`
const cacheOptions = {
  limitBytes: 1_000_000,
  freshMs: 1000,
  retryMs: 100,
  now: () => time,
  onRenewError: (error: unknown) => failed.push(error),
}

let time: number
let failed: unknown[]
let rendered: string[]
let logged: RequestLine[]
let counted: string[]
let broken: Error | undefined
let door: Server

/** A door with a cache before pages that say where they stand; of the applications only the API answers. */
beforeEach(async () => {
  time = 0
  failed = []
  rendered = []
  logged = []
  counted = []
  broken = undefined
  const app = fastify()
  const api = fastify().post('/applications', () => 'an order')
  await api.ready()
  const parts: DoorParts = {
    hosts,
    security,
    cache: new PageCache(cacheOptions),
    contentAnswers: new ContentAnswers({
      ...cacheOptions,
      app,
      host: `cms.${host}`,
      headers: security.data,
      ownOrigins: [],
    }),
    log: { error: ({ err }: { err: unknown }) => failed.push(err) } as unknown as DoorParts['log'],
    logRequest: (line) => logged.push(line),
    metrics: { observe: (by: string) => counted.push(by) } as unknown as DoorParts['metrics'],
    checkReadiness: async () => ({ ready: true }),
    async renderContent({ site, locale, path }, query) {
      if (broken) throw broken
      rendered.push(path + query)
      const body = Buffer.from(`${site} ${locale} ${path}`)
      return { status: 200, headers: {}, body, tags: [], queryKeys: [], mayBeKept: true }
    },
    async renderMissing() {
      throw new Error('no page')
    },
    apps: { api, cms: app, pages: app, files: app, collect: app },
    isFile: (path) => path === '/robot.svg',
    files: { has: () => false, peek: () => undefined, read: async () => undefined },
  }
  door = createFrontDoor(parts)
  await listenHere(door)
})
afterEach(() => {
  door.close()
  door.closeAllConnections()
})

/** Headers beyond the host, and the host only where it is not the personal site's. */
function ask(path: string, { headers = {}, to = host, method = 'GET' } = {}): Promise<string> {
  const socket = connect(portOf(door), '127.0.0.1')
  const lines = Object.entries({ host: to, connection: 'close', ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n`)
  return text(socket)
}

const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4)

test.each([
  ['an address that cannot be read', '/%zz', host, 400, messages.de],
  ['one below a locale', '/fr-fr/%zz', host, 400, messages.fr],
  ['an address that is too long', `/${'a'.repeat(9000)}`, host, 414, messages.de],
  ['a host that is nobody’s', '/', 'evil.example', 421, messages.de],
] as const)(
  '%s is refused in the language of the visitor',
  async (_, path, to, status, { errors }) => {
    const answer = await ask(path, { to, headers: { 'accept-language': 'de' } })
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain(errors[status].title)
    expect(answer).toMatch(/^cache-control: no-store\r$/m)
  },
)

test('who mistypes a screen of the back office reads where it is; programs there get JSON', async () => {
  const to = `cms.${host}`
  const browser = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de' }
  const lost = await ask('/pages?sort=1', { to, headers: browser })
  expect(lost).toMatch(/^HTTP\/1.1 404 /)
  expect(lost).toContain(messages.en.errors[404].title)
  expect(lost).toContain(`href="http://${to}/"`)
  for (const path of ['/api/pages', '/uploads/none.png', '/admin/api/none']) {
    expect(bodyOf(await ask(path, { to, headers: browser }))).toMatch(/^\{/)
  }
  expect(bodyOf(await ask('/pages', { to }))).toMatch(/^\{/)
})

test('who waits to be told to go on hears it before the answer, and never within', async () => {
  const expecting = { expect: '100-continue' }
  expect(await ask('/blog', { headers: expecting })).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP/)
  const socket = connect(portOf(door), '127.0.0.1')
  const both = ['/healthz', '/%zz'].map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n`)
  socket.write(both.join('\r\n').concat('Expect: 100-continue\r\nConnection: close\r\n\r\n'))
  const heard = (await text(socket)).match(/HTTP\/1.1 \d+|"alive"|<html/g)
  expect(heard).toEqual(['HTTP/1.1 200', '"alive"', 'HTTP/1.1 400', '<html'])
})

test('who is refused for a method hears which there are', async () => {
  const answer = await ask('/', { method: 'TRACE' })
  expect(answer).toMatch(/^HTTP\/1.1 405 /)
  expect(answer).toMatch(/^allow: GET, HEAD, POST/m)
})

test('so does who would change a file of the build', async () => {
  for (const method of ['POST', 'DELETE', 'OPTIONS']) {
    const answer = await ask('/robot.svg', { method })
    expect(answer).toMatch(/^HTTP\/1.1 405 /)
    expect(answer).toMatch(/^allow: GET, HEAD\r$/m)
  }
})

test('pages of partners may read what is refused before it reaches an API, and no page else', async () => {
  const tooLong = `/blogs?${'a'.repeat(9_000)}`
  for (const to of [`api.${host}`, `cms.${host}`]) {
    const answer = await ask(tooLong, { to, headers: { origin: 'https://partner.example' } })
    expect(answer).toMatch(/^HTTP\/1.1 414 /)
    expect(answer).toMatch(/^access-control-allow-origin: \*\r$/m)
    expect(answer).toMatch(/^access-control-expose-headers: X-Request-Id, Retry-After, Allow\r$/m)
  }
  expect(await ask(tooLong)).not.toContain('access-control-allow-origin')
})

test('who asks what the server can do at all is told, on hosts of ours', async () => {
  const answer = await ask('*', { method: 'OPTIONS' })
  expect(answer).toMatch(/^HTTP\/1.1 204 /)
  expect(answer).toMatch(/^allow: GET, HEAD, POST/m)
  expect(await ask('*', { method: 'OPTIONS', to: 'evil.example' })).toMatch(/^HTTP\/1.1 421 /)
  expect(await ask('*')).toMatch(/^HTTP\/1.1 400 /)
})

test('when all connections to the database are busy, the page says so and when to come again', async () => {
  broken = new Error('timeout exceeded when trying to connect')
  const answer = await ask('/es-es/blog')
  expect(answer).toMatch(/^HTTP\/1.1 503 /)
  expect(answer).toMatch(/^retry-after: 5\r$/m)
  expect(answer).toContain(messages.es.errors[503].text)
  expect(failed).toEqual([broken])
})

test('a failure names its request also where not even the page for what is missing can be made', async () => {
  const answer = await ask('/xx-yy/blog')
  expect(answer).toMatch(/^HTTP\/1.1 500 .*^x-request-id: \S+/ms)
})

test('nothing that one visitor sends changes the page that others are shown', async () => {
  const evil = {
    'accept-language': 'de',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'evil',
    'x-original-url': '/evil',
    'x-http-method-override': 'DELETE',
    forwarded: 'host=evil.example',
    cookie: '_fili=de; x=evil',
    range: 'bytes=0-1',
    origin: 'https://evil.example',
  }
  const first = await ask('/blog?evil=1', { headers: evil })
  const second = await ask('/blog')
  expect([first, second].map(bodyOf)).toEqual(Array(2).fill('default en-de /blog'))
  expect(second).not.toMatch(/evil|set-cookie/i)
  expect(rendered).toEqual(['/blog?evil=1'])
})

test('who names the host with the path gets the same page, unless it is another host', async () => {
  expect(bodyOf(await ask(`http://${host}/blog`))).toBe('default en-de /blog')
  expect(await ask('http://evil.example/blog')).toMatch(/^HTTP\/1.1 400 /)
})

test('on a connection that stays, a page from memory has the same headers, line and count', async () => {
  await ask('/blog')
  const other = await ask('/blog')
  const socket = connect(portOf(door), '127.0.0.1')
  socket.write(`GET /blog HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
  const [heard] = await once(socket, 'data')
  socket.destroy()
  const linesOf = (answer: string) =>
    answer
      .slice(0, answer.indexOf('\r\n\r\n'))
      .split('\r\n')
      .filter((line) => !/^(?:x-request-id|Date|Connection|Keep-Alive): ./.test(line))
      .sort()
  expect(linesOf(String(heard))).toEqual(linesOf(other))
  expect(String(heard)).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n/)
  expect(bodyOf(String(heard))).toBe('default en-de /blog')
  const [, second, third] = logged.map(({ id: _id, ms: _ms, ...line }) => line)
  expect(third).toEqual(second)
  expect(third).toMatchObject({ method: 'GET', path: '/blog', status: 200, cache: 'hit' })
  expect(String(heard)).toContain(`x-request-id: ${logged[2]?.id}\r\n`)
  expect(counted.slice(1)).toEqual(['cache', 'cache'])
})

test.each([
  ['has it already', 'if-none-match: *', /^HTTP\/1.1 304 /],
  ['sends a body with its wish', 'content-length: 2', /^HTTP\/1.1 200 /],
])(
  'who %s is answered on such a connection too, and what follows is read',
  async (_, line, first) => {
    await ask('/blog')
    const socket = connect(portOf(door), '127.0.0.1')
    const body = line.startsWith('content') ? 'GE' : ''
    const again = `GET /blog HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`
    socket.write(`GET /blog HTTP/1.1\r\nhost: ${host}\r\n${line}\r\n\r\n${body}${again}`)
    const heard = await text(socket)
    expect(heard).toMatch(first)
    expect(heard.match(/HTTP\/1.1 \d+/g)).toHaveLength(2)
    expect(heard.endsWith('default en-de /blog')).toBe(true)
  },
)

test.each([
  ['names two hosts', 'Host: evil.example', ''],
  ['sends a body in a coding that we do not read', 'Transfer-Encoding: x, chunked', '0\r\n\r\n'],
])('who %s is refused, and nothing after it is read', async (_, line, body) => {
  const socket = connect(portOf(door), '127.0.0.1')
  const next = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  socket.write(`POST / HTTP/1.1\r\nHost: ${host}\r\n${line}\r\n\r\n${body}${next}`)
  const heard = await text(socket)
  expect(heard).toMatch(/^HTTP\/1.1 400 [\s\S]*\r\nConnection: close\r\n/)
  expect(heard).not.toContain('alive')
})

test('a host that borrows from the path gets no page, and keeps none from being renewed', async () => {
  await ask('/blog/cats')
  time = 2000
  expect(await ask('/cats', { to: `${host}/blog` })).toMatch(/^HTTP\/1.1 421 /)
  expect(failed).toEqual([])
  await ask('/blog/cats')
  expect(rendered).toEqual(['/blog/cats', '/blog/cats'])
})

test('a slow phone may send all its files, who begins and says nothing more is let go', () => {
  const bytesInSecond = 125_000
  expect(door.requestTimeout).toBeGreaterThan((UPLOADS_LIMIT_BYTES / bytesInSecond) * 1000)
  expect(door.headersTimeout).toBeLessThan(30_000)
  expect(door.timeout).toBeLessThan(door.requestTimeout)
})

test('an order can be sent to the host of the page that asks for it, on every site', async () => {
  for (const to of [host, `business.${host}`, `tk.${host}`, `app.${host}`]) {
    expect(bodyOf(await ask('/api/applications', { to, method: 'POST' }))).toBe('an order')
  }
  expect(bodyOf(await ask('/de-de/api/orders'))).toBe('default de-de /api/orders')
})
