import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { Wire } from './wire.ts'

let server: Server
beforeEach(async () => {
  server = createServer()
  await listenHere(server)
})
afterEach(() => {
  vi.useRealTimers()
  server.close()
})

/** Both ends of a connection. */
async function open(): Promise<{ ours: Socket; theirs: Socket }> {
  const theirs = connect(portOf(server), '127.0.0.1')
  const [ours] = await once(server, 'connection')
  return { ours, theirs }
}

const idsIn = (heard: string) => heard.match(/(?<=^x-request-id: ).*$/gm)

test('each time it says the id of the request and the date, and the rest stays', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:59:59Z') })
  const wire = new Wire('content-length: 5\r\n', Buffer.from('warm!'))
  const { ours, theirs } = await open()
  wire.send(ours, 'abcde1000001')
  vi.setSystemTime(new Date('2027-01-01T00:00:00Z'))
  wire.send(ours, 'abcde1000002')
  ours.end()
  const heard = await text(theirs)
  expect(heard.split('HTTP/1.1 200 OK\r\n').slice(1)).toEqual([
    'Date: Thu, 31 Dec 2026 23:59:59 GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\nx-request-id: abcde1000001\r\ncontent-length: 5\r\n\r\nwarm!',
    'Date: Fri, 01 Jan 2027 00:00:00 GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\nx-request-id: abcde1000002\r\ncontent-length: 5\r\n\r\nwarm!',
  ])
})

test.each([
  ['small', 60_000],
  ['large', 200_000],
])('what waits for a slow reader stays what it was: %s', async (_, length) => {
  const wire = new Wire(`content-length: ${length}\r\n`, Buffer.alloc(length, 'x'))
  const { ours, theirs } = await open()
  theirs.pause()
  const sent: string[] = []
  // More than the system takes for somebody who does not read, and then as much again.
  while (sent.length < 200) {
    const id = `abcde1${String(sent.length).padStart(6, '0')}`
    wire.send(ours, id)
    sent.push(id)
  }
  expect(ours.writableLength).toBeGreaterThan(length)
  ours.end()
  const heard = await text(theirs)
  expect(idsIn(heard)).toEqual(sent)
  expect(heard.replace(/HTTP[\s\S]*?\r\n\r\n/g, '')).toBe('x'.repeat(length * sent.length))
})
