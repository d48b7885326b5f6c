import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port of 127.0.0.1 on which nothing listens: the preferred one, or any. Not one of those that
 * systems give away by themselves, to whoever asks for any or connects to somebody: another program
 * would get it in the moment between this answer and its use.
 */
export async function findFreePort(preferred?: number): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(LOWEST, BELOW)
    if (await isFree(port)) return port
  }
  throw new Error(`No port of 127.0.0.1 from ${LOWEST} to ${BELOW - 1} is free.`)
}

/** Linux gives away ports from 32768 on, others from 49152 on. */
const LOWEST = 20_000
const BELOW = 32_000

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      server.close(() => resolve(true))
    })
  })
}
