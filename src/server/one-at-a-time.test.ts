import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { listenHere } from '#platform/test-listening.ts'
import { afterEarlierAnswers } from './one-at-a-time.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Makes a page of 1 MB for each request; tells how many were made. */
async function open(): Promise<{ made: string[]; dial: () => Socket }> {
  const made: string[] = []
  server = createServer(async (request, response) => {
    await afterEarlierAnswers(request.socket, response)
    if (request.socket.destroyed) return
    made.push(request.url ?? '')
    response.end(Buffer.alloc(1_000_000))
  })
  const port = await listenHere(server)
  return { made, dial: () => connect(port, '127.0.0.1').on('error', () => {}) }
}

const asking = (count: number) =>
  Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(
    '',
  )

test('who asks for much at once and reads nothing gets little made; who reads gets all, in order', async () => {
  const { made, dial } = await open()
  const socket = dial().pause()
  socket.write(asking(40))
  await vi.waitFor(() => expect(made).not.toEqual([]))
  await wait(300)
  expect(made.length).toBeLessThan(20)
  socket.resume()
  const all = Array.from({ length: 40 }, (_, at) => `/${at}`)
  await vi.waitFor(() => expect(made).toEqual(all))
  socket.destroy()
})

test('nothing is made for who left, and others wait for nobody', async () => {
  const { made, dial } = await open()
  const socket = dial().pause()
  socket.write(asking(40))
  await vi.waitFor(() => expect(made).not.toEqual([]))
  const other = dial().resume()
  other.write('GET /other HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await vi.waitFor(() => expect(made).toContain('/other'))
  socket.destroy()
  await wait(200)
  expect(made.length).toBeLessThan(20)
  other.destroy()
})
