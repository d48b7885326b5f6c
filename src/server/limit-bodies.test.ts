import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { openUploadRoom } from '#platform/files/upload-room.ts'
import { readForm } from '#platform/read-form.ts'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { limitBodies } from './limit-bodies.ts'

let server: Server
let calls: Socket[]
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

/** Reads forms within limits, and answers with their length or with the status of the refusal. */
async function open(mostBytes: number, mostTogether: number) {
  const limit = limitBodies(openUploadRoom({ mostTogether }))
  server = createServer(async (request, response) => {
    const clientIp = String(request.headers['x-network'])
    const limited = limit(request, response, { mostBytes, clientIp })
    const body = Readable.toWeb(limited) as ReadableStream
    if (request.url === '/unread') return response.end('unread')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const form = await readForm(new Request('http://localhost/', sent))
    const status = typeof form === 'number' ? form : 200
    response.writeHead(status).end()
  })
  calls = []
  server.on('connection', (socket) => calls.push(socket))
  await listenHere(server)
  return (sent: number, announced = sent, network = 'own'): Socket => {
    const socket = call()
    socket.write(headOf('/', announced, 'close', network) + 'a'.repeat(sent))
    return socket
  }
}

const call = () => connect(portOf(server), '127.0.0.1')

const headOf = (path: string, length: number, connection = 'keep-alive', network = 'own') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Network: ${network}\r\nConnection: ${connection}\r\nContent-Length: ${length}\r\n\r\n`

/** Waits until that much is here: connections are not read in the order in which they were made. */
const arrived = (bytes: number) =>
  expect.poll(() => calls.reduce((sum, { bytesRead }) => sum + bytesRead, 0)).toBeGreaterThan(bytes)

const statusOf = async (socket: Socket) => (await text(socket)).slice(9, 12)

test('a form beyond its own limit is too large', async () => {
  const send = await open(100_000, 1_000_000)
  expect(await statusOf(send(100_000))).toBe('200')
  expect(await statusOf(send(100_001))).toBe('413')
})

test('who sends without end gives way to who sends less, and typed forms to nobody', async () => {
  const send = await open(1_000_000, 500_000)
  const endless = ['a', 'b'].map((network) => send(200_000, 900_000, network))
  const told = endless.map(statusOf)
  const typed = send(60_000, 60_001)
  await arrived(460_000)
  expect(await statusOf(send(150_000))).toBe('200')
  expect(await Promise.race(told)).toBe('503')
  typed.write('a')
  expect(await statusOf(typed)).toBe('200')
  for (const socket of endless) socket.destroy()
})

test('many small files of one network give way to a larger one of another', async () => {
  const send = await open(1_000_000, 500_000)
  const endless = Array.from({ length: 5 }, () => send(95_000, 900_000, 'a'))
  const told = endless.map(statusOf)
  await arrived(475_000)
  expect(await statusOf(send(150_000))).toBe('200')
  expect(await Promise.race(told)).toBe('503')
  for (const socket of endless) socket.destroy()
})

test('who holds most is refused, and the next is taken once it is gone', async () => {
  const send = await open(1_000_000, 500_000)
  const other = send(200_000, 900_000, 'a')
  await arrived(200_000)
  expect(await statusOf(send(400_000))).toBe('503')
  other.destroy()
  await expect.poll(() => statusOf(send(400_000))).toBe('200')
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

test('who went away before the body was asked for takes no place', async () => {
  const leave = vi.fn()
  const limit = limitBodies({ enter: () => ({ take() {}, arrived() {}, leave }) })
  const asked = Promise.withResolvers<boolean>()
  server = createServer(async (request, response) => {
    socket.destroy()
    await once(response, 'close')
    const limited = limit(request, response, { mostBytes: 100_000, clientIp: 'own' })
    asked.resolve(limited.destroyed)
  })
  await listenHere(server)
  const socket = call()
  socket.write(`${headOf('/', 1000)}aaa`)
  expect(await asked.promise).toBe(true)
  expect(leave).toHaveBeenCalledOnce()
})
