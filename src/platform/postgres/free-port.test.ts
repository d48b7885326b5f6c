import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listenHere } from '../test-listening.ts'
import { findFreePort } from './free-port.ts'

test('the preferred port where it is free, else another that nobody is given by the system', async () => {
  const other = createServer()
  const taken = await listenHere(other)
  const instead = await findFreePort(taken)
  await new Promise((resolve) => other.close(resolve))
  expect(await findFreePort(taken)).toBe(taken)
  for (const port of [instead, await findFreePort(), await findFreePort(0)]) {
    expect(port).toBeGreaterThan(1024)
    expect(port).toBeLessThan(32_768)
  }
})
