import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { readEnv } from '#platform/env.ts'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { answerBrokenRequests } from './answer-broken-requests.ts'
import { answerOnSockets, type ReadyAnswer } from './answer-on-socket.ts'
import { Wire } from './page-cache/wire.ts'
import type { RequestLine } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'

let server: Server
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

const env = readEnv({ APP_ENV: 'development' })

const lines: RequestLine[] = []
const counted: unknown[] = []

/** Opens a door that knows nothing but what is broken, and sends it bytes. */
async function send(bytes: string, answer?: RequestListener, ready?: ReadyAnswer): Promise<Socket> {
  lines.length = counted.length = 0
  const times = { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 }
  server = createServer(times, answer)
  answerOnSockets(server, () => ready)
  const hosts = buildHostTable(env)
  const parts = {
    hosts,
    security: securityHeaders(env, hosts),
    logRequest: (line: RequestLine) => void lines.push(line),
    metrics: { observe: (...seen: unknown[]) => void counted.push(seen) },
  }
  answerBrokenRequests(server, parts, 300)
  await listenHere(server)
  const socket = connect(portOf(server), '127.0.0.1')
  socket.write(bytes)
  return socket
}

test.each([
  ['what is no HTTP', 'HELLO\r\n\r\n', 400],
  ['headers beyond the limit', `GET / HTTP/1.1\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a request that never becomes whole', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 408],
  [
    'who takes us for a proxy',
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    405,
  ],
  [
    'a body of two lengths',
    'POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
  ],
  [
    'a body of two kinds',
    'POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
])('%s has a page, the headers and the line of every answer', async (_what, bytes, status) => {
  const answer = await text(await send(bytes))
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`))
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(answer).toContain('</html>')
  expect(lines).toEqual([expect.objectContaining({ status })])
  expect(answer).toContain(`x-request-id: ${lines[0]?.id}`)
  expect(counted).toEqual([['door', status, 0]])
})

test('who has too many cookies reads so in the language of the page', async () => {
  const cookies = `Cookie: ${'a'.repeat(20_000)}`
  const answer = await text(await send(`GET /es-es HTTP/1.1\r\nHost: x\r\n${cookies}\r\n\r\n`))
  expect(answer).toContain(messages.es.errors[431].title)
})

test('an answer that is on its way is cut off, and not mixed with a refusal', async () => {
  const socket = await send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', (_request, response) => {
    response.writeHead(200, { 'content-length': 1000 })
    response.write('begun')
  })
  socket.once('data', () => socket.write('HELLO\r\n\r\n'))
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer).not.toContain('400')
})

test.each([
  ['stays', (socket: Socket) => socket.resume()],
  ['breaks off', (socket: Socket) => socket.resetAndDestroy()],
])('who takes us for a proxy and %s keeps no connection', async (_, leave) => {
  const socket = await send('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n')
  socket.allowHalfOpen = true
  leave(socket)
  await once(server, 'connect')
  await new Promise((resolve) => server.close(resolve))
})

test('what was asked for before has its answer before, also where that was ready', async () => {
  const socket = await send('GET / HTTP/1.1\r\nHost: x\r\n\r\nHELLO\r\n\r\n', undefined, (write) =>
    write(new Wire('content-length: 0\r\n', Buffer.alloc(0)), 'request00001'),
  )
  expect((await text(socket)).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
})

test('who was refused, reads nothing of it and goes on sending a header now and then is let go', async () => {
  const socket = await send('GET / HTTP/1.1\r\nHost: localhost\r\n')
  socket.pause().on('error', () => {})
  const drip = setInterval(() => socket.write('X-A: b\r\n'), 20)
  const open = promisify(server.getConnections.bind(server))
  await vi.waitFor(() => expect(lines).toMatchObject([{ status: 408 }]), { timeout: 5_000 })
  expect(await open()).toBe(1)
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 5_000 })
  clearInterval(drip)
  socket.destroy()
})

test('so is who takes us for a proxy before they read what they asked for', async () => {
  const large = new Wire('content-length: 20000000\r\n', Buffer.alloc(20_000_000))
  const ask = 'GET / HTTP/1.1\r\nHost: x\r\n\r\nCONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'
  const socket = await send(ask, undefined, (write) => write(large, 'request00001'))
  socket.pause().on('error', () => {})
  const open = promisify(server.getConnections.bind(server))
  await vi.waitFor(() => expect(lines).toMatchObject([{ status: 405 }]))
  expect(await open()).toBe(1)
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 5_000 })
  socket.destroy()
})
