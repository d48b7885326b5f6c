import type { Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

/**
 * Lets everybody go: first each answer says that its connection ends, so that nobody sends a
 * request into one that is about to close; then nothing new is taken, and the running requests are
 * waited for, but not for ever.
 */
export async function drainServer(
  server: Server,
  seconds: number,
  partingMs = PARTING_MS,
): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  const connections = await promisify(server.getConnections.bind(server))()
  if (connections > 0) await wait(Math.min(partingMs, seconds * 1000))
  // What was asked before is answered with the promise that its connection stays: it may be used
  // once more, and ends when nobody does.
  server.keepAliveTimeout = partingMs
  server.keepAliveTimeoutBuffer = 0
  await new Promise<void>((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), seconds * 1000)
    server.close(() => {
      clearTimeout(limit)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Long enough for a proxy that is busy with us to use each of its connections once more. */
const PARTING_MS = 500
