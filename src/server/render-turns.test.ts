import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listenHere } from '#platform/test-listening.ts'
import { takeRenderTurn } from './render-turns.ts'

/** As a page does it: some promises, and work in between. */
async function makePage(made: number[], at: number): Promise<void> {
  await takeRenderTurn()
  for (let step = 0; step < 3; step += 1) {
    const end = performance.now() + 3
    while (performance.now() < end);
    await Promise.resolve()
  }
  made.push(at)
}

test('who asks something small is answered while a hundred pages are made, and all are, in order', async () => {
  const made: number[] = []
  const server = createServer((_request, response) => void response.end(String(made.length)))
  const port = await listenHere(server)
  const pages = Array.from({ length: 100 }, (_, at) => makePage(made, at))
  const asked = fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())
  await Promise.all(pages)
  expect(Number(await asked)).toBeLessThan(50)
  expect(made).toEqual(Array.from({ length: 100 }, (_, at) => at))
  server.closeAllConnections()
  server.close()
})

test('who comes alone does not wait', async () => {
  await new Promise(setImmediate)
  expect(takeRenderTurn()).toBeUndefined()
})
