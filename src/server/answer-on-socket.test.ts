import { once } from 'node:events'
import { createServer, type Server, type ServerOptions } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { answerOnSockets } from './answer-on-socket.ts'
import { prepareDrain } from './drain-server.ts'
import { Wire } from './page-cache/wire.ts'

let server: Server
let passedOn: string[]
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

/** Has an answer ready for `/ready`; leaves the others to Node's way, which takes as long as they say. */
async function open(options: ServerOptions = {}, body = 'at once'): Promise<Socket> {
  passedOn = []
  server = createServer(options, async ({ url = '' }, response) => {
    passedOn.push(url)
    await wait(Number(url.slice(1)) || 0)
    response.end(`later ${url}`)
  })
  const wire = new Wire(`content-length: ${body.length}\r\n`, Buffer.from(body))
  answerOnSockets(server, ({ url }) =>
    url === '/ready' ? (send) => send(wire, 'request00001') : undefined,
  )
  await listenHere(server)
  return visit()
}

function visit(): Socket {
  return connect(portOf(server), '127.0.0.1')
}

const get = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: x', ...lines].join('\r\n')}\r\n\r\n`

/** What comes until it reads like this. */
async function listen(socket: Socket, until: RegExp): Promise<string> {
  let heard = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    heard += chunk
    if (until.test(heard)) break
  }
  return heard
}

test('what is ready goes out with what the connection needs, and Node makes nothing of it', async () => {
  const socket = await open({ keepAliveTimeout: 65_000 })
  socket.write(get('/ready'))
  const heard = await listen(socket, /at once$/)
  expect(heard).toMatch(/^HTTP\/1.1 200 OK\r\nDate: [^\r]* GMT\r\nConnection: keep-alive\r\n/)
  expect(heard).toMatch(
    /\r\nKeep-Alive: timeout=65\r\nx-request-id: request00001\r\ncontent-length: 7\r\n\r\nat once$/,
  )
  const date = /Date: ([^\r]*)/.exec(heard)?.[1] ?? ''
  expect(Math.abs(Date.now() - Date.parse(date))).toBeLessThan(60_000)
  expect(passedOn).toEqual([])
  socket.destroy()
})

test('on one connection both ways take turns, also for who asks for all at once', async () => {
  const socket = await open()
  socket.write(get('/ready') + get('/30') + get('/ready') + get('/1'))
  const heard = await listen(socket, /later \/1$/)
  const answers = ['at once', 'later /30', 'later /ready', 'later /1']
  expect(heard.match(/at once|later \/(?:\d+|ready)/g)).toEqual(answers)
  socket.write(get('/ready'))
  expect(await listen(socket, /at once$/)).toContain('x-request-id: request00001')
  socket.destroy()
})

test.each([
  ['wants the connection closed', get('/ready', 'Connection: close')],
  ['speaks an older HTTP', 'GET /ready HTTP/1.0\r\nConnection: keep-alive\r\n\r\n'],
])('who %s is left to Node', async (_, request) => {
  const socket = await open()
  socket.write(request)
  expect(await listen(socket, /later/)).toContain('later /ready')
  expect(passedOn).toEqual(['/ready'])
  socket.destroy()
})

test('so is who wants to speak something else than HTTP', async () => {
  const socket = await open()
  server.on('upgrade', (_request, stream) => stream.end('HTTP/1.1 101 Other\r\n\r\n'))
  socket.write(get('/ready', 'Connection: Upgrade', 'Upgrade: websocket'))
  expect(await text(socket)).toMatch(/^HTTP\/1.1 101 /)
})

test('where nothing else is spoken they are answered, and what comes behind is never half a request', async () => {
  const socket = await open()
  const [begun, rest] = ['GET /1 HTTP/1.1\r\nHost: x\r\nX-Text: ', get('/2')]
  socket.write(get('/ready', 'Connection: Upgrade', 'Upgrade: h2c') + begun)
  const heard = await listen(socket, /later \/ready$/)
  socket.write(rest)
  expect(heard + (await text(socket))).toMatch(/\r\nConnection: close\r\n[\s\S]*later \/ready$/)
  expect(passedOn).toEqual(['/ready'])
})

test('while the server stops, answers say that their connection ends', async () => {
  const socket = await open()
  const drain = prepareDrain(server)
  socket.write(get('/ready'))
  await listen(socket, /at once$/)
  const { promise: parting, resolve: part } = Promise.withResolvers<void>()
  const drained = drain(60, 100, () => parting)
  socket.write(get('/ready'))
  expect(await text(socket)).toMatch(/\r\nConnection: close\r\n[\s\S]*later \/ready/)
  part()
  await drained
})

test('who reads nothing gets nothing more piled up', async () => {
  const socket = await open({}, 'x'.repeat(20_000_000))
  socket.write(get('/ready'))
  await once(socket.pause(), 'connect')
  socket.write(get('/ready'))
  await expect.poll(() => passedOn).toEqual(['/ready'])
  socket.destroy()
})

test('who has its answer may rest for the time that was said, and a slow answer may take longer', async () => {
  const socket = await open({ keepAliveTimeout: 300, keepAliveTimeoutBuffer: 0 })
  socket.write(get('/ready'))
  await listen(socket, /at once$/)
  socket.write(get('/700'))
  await listen(socket, /later \/700/)
  socket.write(get('/ready'))
  await listen(socket, /at once$/)
  await once(socket.resume(), 'close')
})

test('who asks for as much as is read at once, and then says that it was all, gets all of it', async () => {
  const socket = await open()
  await once(socket, 'connect')
  // Node then reads on in the same turn, and comes to the end.
  const one = get('/ready', `Padding: ${'x'.repeat(8192 - get('/ready', 'Padding: ').length)}`)
  socket.end(one.repeat(65_536 / one.length))
  expect((await text(socket)).match(/at once/g)).toHaveLength(8)
})

test('who asks thousands of times in one go has it read piece by piece, and others are heard in between', async () => {
  const socket = await open()
  const [ours] = await once(server, 'connection')
  const asked = get('/ready').repeat(10_000)
  socket.write(asked)
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  let mostInOneTurn = 0
  for (let read = 0; read < asked.length; read = ours.bytesRead) {
    await new Promise(setImmediate)
    mostInOneTurn = Math.max(mostInOneTurn, ours.bytesRead - read)
  }
  expect(mostInOneTurn).toBeLessThanOrEqual(65_536)
  await expect.poll(() => heard.match(/at once/g)).toHaveLength(10_000)
  socket.destroy()
})

test('who asks for more than a hundred things ahead is let go', async () => {
  const socket = await open()
  socket.on('error', () => {}).resume()
  socket.write(get('/1').repeat(100))
  await expect.poll(() => passedOn).toHaveLength(100)
  expect(socket.closed).toBe(false)
  socket.write(get('/100').repeat(1000))
  await once(socket, 'close')
  expect(passedOn.length).toBeLessThan(250)
})

test('nothing of a request stays with a connection that rests', async () => {
  const socket = await open()
  const [{ parser }] = await once(server, 'connection')
  socket.write(get('/ready'))
  await listen(socket, /at once$/)
  expect(parser).toMatchObject({ incoming: null })
  socket.destroy()
})

test('who leaves in the turn that it asks in does no harm', async () => {
  const socket = await open()
  await once(socket, 'connect')
  socket.write(get('/ready'))
  socket.resetAndDestroy()
  const next = visit()
  next.write(get('/ready'))
  expect(await listen(next, /at once$/)).toContain('at once')
  next.destroy()
})
