import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { answerBrokenRequests } from './answer-broken-requests.ts'
import type { RequestLine } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'

let server: Server
afterEach(() => server.close())

const env = readEnv({ APP_ENV: 'development' })

test.each([
  ['what is no HTTP', 'HELLO\r\n\r\n', 400],
  ['headers beyond the limit', `GET / HTTP/1.1\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a request that never becomes whole', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 408],
])('%s has a page, the headers and the line of every answer', async (_what, bytes, status) => {
  const lines: RequestLine[] = []
  const counted: unknown[] = []
  server = createServer({
    headersTimeout: 200,
    requestTimeout: 200,
    connectionsCheckingInterval: 50,
  })
  answerBrokenRequests(server, {
    security: securityHeaders(env, buildHostTable(env)),
    logRequest: (line) => lines.push(line),
    metrics: { observe: (...seen) => counted.push(seen) },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(bytes)
  const answer = await text(socket)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`))
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(answer).toContain('</html>')
  expect(lines).toEqual([expect.objectContaining({ status })])
  expect(answer).toContain(`x-request-id: ${lines[0]?.id}`)
  expect(counted).toEqual([['door', status, 0]])
})
