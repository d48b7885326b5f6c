import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { drainServer } from './drain-server.ts'

test('a running request is answered, and its connection not waited for', async () => {
  const { promise: asked, resolve: arrive } = Promise.withResolvers<() => void>()
  const server = createServer((_, answer) => arrive(() => answer.end('whole')))
  // Longer than this test may take, so that only closing it ends the connection.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const answered = new Promise<string>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, async (answer) => {
      resolve((await answer.setEncoding('utf8').toArray()).join(''))
    }).on('error', reject)
  })
  const release = await asked
  const drained = drainServer(server, 60)
  release()
  expect(await answered).toBe('whole')
  await drained
  agent.destroy()
})
