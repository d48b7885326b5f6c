import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { closeExchange, openExchange } from './exchange.ts'
import type { RequestLine } from './request-log.ts'

const lines: RequestLine[] = []
const observed: number[] = []
const metrics = { observe: (_by: string, status: number) => void observed.push(status) }

/** Answers all but `/slow`, which it never does. */
const server = createServer((request, response) => {
  const exchange = openExchange(request, response)
  response.on('close', () => {
    closeExchange(exchange, (line) => void lines.push(line), metrics as never)
  })
  if (request.url !== '/slow') response.writeHead(204).end()
})
beforeAll(async () => {
  await listenHere(server)
})
afterAll(() => void server.close())

test.each([
  ['/fast', 204],
  ['/slow', 499],
])('of %s, left after a moment, the log and the measurements say %i', async (path, status) => {
  lines.length = 0
  observed.length = 0
  const socket = connect(portOf(server), '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await once(server, 'request')
  setTimeout(() => socket.destroy(), 50)
  await vi.waitFor(() => expect(lines).toMatchObject([{ path, status }]))
  expect(observed).toEqual([status])
})
