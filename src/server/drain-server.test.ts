import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { prepareDrain } from './drain-server.ts'

test('while it stops, answers say that their connection ends, and none is lost', async () => {
  const server = createServer((_, answer) => void answer.end('whole'))
  server.keepAliveTimeout = 60_000
  const drain = prepareDrain(server)
  const port = await listenHere(server)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (answer: IncomingMessage) => {
        answer.resume().on('end', () => resolve(answer.headers.connection))
      }).on('error', reject)
    })
  expect(await ask()).toBe('keep-alive')
  const { promise: parting, resolve: part } = Promise.withResolvers<void>()
  const drained = drain(60, 200, () => parting)
  // On the connection that was kept, and on a new one.
  expect([await ask(), await ask()]).toEqual(['close', 'close'])
  part()
  await drained
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  agent.destroy()
})

test('an answer that was being made when it began to stop says so too', async () => {
  const { promise: asked, resolve: arrive } = Promise.withResolvers<() => void>()
  const server = createServer((_, answer) => arrive(() => answer.end('whole')))
  const drain = prepareDrain(server)
  const port = await listenHere(server)
  const agent = new Agent({ keepAlive: true })
  const answered = new Promise<string | undefined>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.headers.connection))
    }).on('error', reject)
  })
  const release = await asked
  const drained = drain(60, 100, async () => {})
  release()
  expect(await answered).toBe('close')
  await drained
  agent.destroy()
})

test('who waits unheard while it is busy is answered before it closes', async () => {
  const server = createServer((_, answer) => void answer.end('whole'))
  server.keepAliveTimeout = 60_000
  const drain = prepareDrain(server)
  const port = await listenHere(server)
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (agent: Agent) =>
    new Promise<string>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, async (answer) => {
        resolve((await answer.setEncoding('utf8').toArray()).join(''))
      }).on('error', reject)
    })
  await ask(kept)
  const { promise: answers, resolve: tell } = Promise.withResolvers<unknown>()
  const drained = drain(60, 2000, async () => {
    const asked = [ask(kept), ...Array.from({ length: 20 }, () => ask(new Agent()))]
    tell(Promise.all(asked).catch((error) => error))
    // Until the system has connected them; the server does not get to look.
    for (let tick = 0; tick < 10; tick++) await new Promise<void>((next) => process.nextTick(next))
  })
  expect(await answers).toEqual(Array(21).fill('whole'))
  await drained
  kept.destroy()
})

/** Thirty who each open a connection for every request, the next at once, until the port is closed. */
const crowd = `
  const { get } = require('node:http')
  const { parentPort, workerData: port } = require('node:worker_threads')
  const ask = (endings) => get({ port, host: '127.0.0.1', agent: false }, (answer) => {
    answer.resume().on('error', ({ code }) => endings(code)).on('end', () => ask(endings))
    parentPort.postMessage('answered')
  }).on('error', ({ code }) => endings(code))
  Promise.all(Array.from({ length: 30 }, () => new Promise(ask))).then((endings) => {
    parentPort.postMessage(endings)
  })`

test('a crowd that always has somebody waiting to be let in loses nobody', async () => {
  const server = createServer((_, answer) => {
    for (const end = performance.now() + 5; performance.now() < end; );
    answer.end('whole')
  })
  const drain = prepareDrain(server)
  const asking = new Worker(crowd, { eval: true, workerData: await listenHere(server) })
  await once(asking, 'message')
  const endings = new Promise((resolve) => {
    asking.on('message', (told) => Array.isArray(told) && resolve(told))
  })
  await drain(8, 100)
  expect(await endings).toEqual(Array(30).fill('ECONNREFUSED'))
})

test('who was let in last is heard', async () => {
  const server = createServer((_, answer) => void answer.end('whole'))
  const drain = prepareDrain(server)
  const port = await listenHere(server)
  const arrived = new Promise((resolve) => server.once('connection', resolve))
  const last = connect(port, '127.0.0.1')
  await arrived
  const drained = drain(60, 10_000, async () => {})
  await expect.poll(() => server.listening).toBe(false)
  last.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect((await last.setEncoding('utf8').toArray()).join('')).toContain('whole')
  await drained
})

test('with nobody there it stops at once', async () => {
  const server = createServer()
  await listenHere(server)
  const pause = vi.fn(async () => {})
  await prepareDrain(server)(60, 500, pause)
  expect(pause).not.toHaveBeenCalled()
})

test.each([
  // Longer than this test may take: that connection ends because it said so.
  ['one more on its connection too', ['/next'], 300_000],
  ['its connection not waited for', [], 100],
])('an answer under way comes whole, and %s', async (_, later, partingMs) => {
  const { promise: asked, resolve: arrive } = Promise.withResolvers<() => void>()
  const server = createServer(({ url }, answer) => {
    if (url === '/next') answer.end('once more')
    else {
      // So it has promised already that the connection stays.
      answer.flushHeaders()
      arrive(() => answer.end('whole'))
    }
  })
  // So that only closing it ends the connection.
  server.keepAliveTimeout = 300_000
  const drain = prepareDrain(server)
  const port = await listenHere(server)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ port, path, host: '127.0.0.1', agent }, async (answer) => {
        resolve((await answer.setEncoding('utf8').toArray()).join(''))
      }).on('error', reject)
    })
  const answered = ask('/')
  const release = await asked
  const drained = drain(60, partingMs, async () => {})
  await expect.poll(() => server.listening).toBe(false)
  release()
  expect(await answered).toBe('whole')
  for (const path of later) {
    await wait(100)
    expect(await ask(path)).toBe('once more')
  }
  await drained
  agent.destroy()
})

test('who reads slowly gets the rest of an answer', async () => {
  const body = Buffer.alloc(20_000_000, 'x')
  const server = createServer((_, answer) => void answer.end(body))
  const drain = prepareDrain(server)
  await listenHere(server)
  const slow = connect(portOf(server), '127.0.0.1')
  slow.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  // Begins to come, and is then not read on.
  await new Promise((resolve) => slow.once('readable', resolve))
  const drained = drain(60, 100, async () => {})
  await expect.poll(() => server.listening).toBe(false)
  let bytes = 0
  for await (const chunk of slow) bytes += chunk.length
  expect(bytes).toBeGreaterThan(body.length)
  await drained
})

test('a connection that never asked is not waited for', async () => {
  const server = createServer()
  // Nor does Node end it by itself meanwhile.
  server.headersTimeout = 0
  server.requestTimeout = 0
  const drain = prepareDrain(server)
  const port = await listenHere(server)
  const arrived = new Promise((resolve) => server.once('connection', resolve))
  const ahead = connect(port, '127.0.0.1')
  const ended = new Promise((resolve) => ahead.once('close', resolve))
  await arrived
  const limit = new Promise((resolve) => setTimeout(resolve, 20_000, 'waited for'))
  expect(await Promise.race([drain(60, 1), limit])).toBeUndefined()
  await ended
})
