import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { LISTEN_SETTINGS, listenOn } from './listen-on.ts'

// How many really wait is the system's to say: a test of it would be one of the machine.
test('thousands may wait for their connection while a page is being made', async () => {
  const server = createServer()
  const listen = vi.spyOn(server, 'listen')
  await listenOn(server, 0, '127.0.0.1', LISTEN_SETTINGS.door)
  await new Promise((resolve) => server.close(resolve))
  expect(listen).toHaveBeenCalledWith(
    expect.objectContaining({ backlog: 4096 }),
    expect.any(Function),
  )
})
