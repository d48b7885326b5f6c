import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { readForm } from '#platform/read-form.ts'
import { limitBodies } from './limit-bodies.ts'

let server: Server
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

/** Reads forms within limits, and answers with their length or with the status of the refusal. */
async function open(mostBytes: number, mostTogether: number) {
  const limit = limitBodies({ mostTogether })
  server = createServer(async (request, response) => {
    const body = Readable.toWeb(limit(request, response, mostBytes)) as ReadableStream
    if (request.url === '/unread') return response.end('unread')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const form = await readForm(new Request('http://localhost/', sent))
    const status = typeof form === 'number' ? form : 200
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (sent: number, announced = sent): Socket => {
    const socket = call()
    socket.write(headOf('/', announced, 'close') + 'a'.repeat(sent))
    return socket
  }
}

const call = () => connect((server.address() as AddressInfo).port, '127.0.0.1')

const headOf = (path: string, length: number, connection = 'keep-alive') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Length: ${length}\r\n\r\n`

const statusOf = async (socket: Socket) => (await text(socket)).slice(9, 12)

test('a form beyond its own limit is too large', async () => {
  const send = await open(100_000, 1_000_000)
  expect(await statusOf(send(100_000))).toBe('200')
  expect(await statusOf(send(100_001))).toBe('413')
})

test('while others send without end, files have to wait and typed forms have not', async () => {
  const send = await open(1_000_000, 500_000)
  const endless = [send(200_000, 900_000), send(200_000, 900_000)]
  await expect.poll(() => statusOf(send(150_000))).toBe('503')
  expect(await statusOf(send(60_000))).toBe('200')
  for (const socket of endless) socket.destroy()
  await expect.poll(() => statusOf(send(150_000))).toBe('200')
})

test('what comes after the answer takes no room, and the connection is used again', async () => {
  const send = await open(1_000_000, 500_000)
  const socket = call()
  for (let times = 0; times < 10; times += 1) {
    socket.write(headOf('/unread', 200_000))
    expect(String(await once(socket, 'data'))).toContain('unread')
    socket.write('a'.repeat(200_000))
  }
  socket.destroy()
  expect(await statusOf(send(150_000))).toBe('200')
})

test('who is refused in the middle can send the rest, and so comes to read why', async () => {
  const size = 20_000_000
  await open(size, 500_000)
  const socket = call()
  socket.write(headOf('/', size))
  const sent = new Promise((resolve) => socket.write('a'.repeat(size), resolve))
  expect(String(await once(socket, 'data'))).toContain(' 503 ')
  await sent
  socket.destroy()
})
