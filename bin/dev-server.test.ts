import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findFreePort } from '#platform/postgres/free-port.ts'
import type { RunningServer, ServerOptions } from '#server/main.ts'
import { createDevServer } from './dev-server.ts'

let load: () => Promise<ReturnType<typeof saying>>
let url: string
let dev: ReturnType<typeof createDevServer>
let running: RunningServer
let closed: string[]

/** A product of one word. */
const saying = (word: string) => ({
  migrateDatabase: async () => ({ applied: 0 }),
  seedContent: async () => ({ inserted: 0, updated: 0, kept: 0, removed: 0 }),
  startServer: async ({ vite }: ServerOptions): Promise<RunningServer> => {
    vite?.openDoor(createServer((_request, response) => response.end(word)))
    return { urls: [], close: async () => void closed.push(word) }
  },
})
const failing = (reason: string) => async () => {
  throw new Error(reason)
}
const ask = async () => (await fetch(url)).text()

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  closed = []
  const port = await findFreePort()
  url = `http://127.0.0.1:${port}/`
  dev = createDevServer({
    load: () => load(),
    middlewares: (_request, _response, next) => next(),
    loadPages: failing('no pages here'),
  })
  const env = { port, host: '127.0.0.1' } as ServerOptions['env']
  running = await dev.start(saying('first'), { env, databaseUrl: '' })
})

afterEach(async () => {
  await running.close()
  vi.restoreAllMocks()
})

test('after an edit the next server answers, also who asks at once', async () => {
  expect(await ask()).toBe('first')
  load = async () => saying('second')
  dev.edit('src/server/main.ts')
  expect(await ask()).toBe('second')
  expect(closed).toEqual(['first'])
})

test('an edit during a restart is followed as well', async () => {
  load = async () => {
    load = async () => saying('third')
    dev.edit('src/server/other.ts')
    return saying('second')
  }
  dev.edit('src/server/main.ts')
  await vi.waitFor(() => expect(closed).toEqual(['first', 'second']))
  expect(await ask()).toBe('third')
})

test('what does not load leaves the server before, until the next edit', async () => {
  load = failing('a brace is missing')
  dev.edit('src/server/main.ts')
  expect(await ask()).toBe('first')
  expect(dev.isBroken()).toBe(true)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('a brace is missing'))

  load = async () => saying('second')
  dev.edit('src/server/main.ts')
  expect(await ask()).toBe('second')
  expect(dev.isBroken()).toBe(false)
})

test('whoever asks a server that does not start is answered once it does', async () => {
  load = async () => ({ ...saying('second'), startServer: failing('no such port') })
  dev.edit('src/server/main.ts')
  await vi.waitFor(() => expect(dev.isBroken()).toBe(true))
  const answer = ask()
  load = async () => saying('third')
  dev.edit('src/server/main.ts')
  expect(await answer).toBe('third')
})
