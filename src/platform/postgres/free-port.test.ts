import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { findFreePort } from './free-port.ts'

test('the preferred port where it is free, else another that nobody is given by the system', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port: taken } = other.address() as AddressInfo
  const instead = await findFreePort(taken)
  await new Promise((resolve) => other.close(resolve))
  expect(await findFreePort(taken)).toBe(taken)
  for (const port of [instead, await findFreePort(), await findFreePort(0)]) {
    expect(port).toBeGreaterThan(1024)
    expect(port).toBeLessThan(32_768)
  }
})
