import type { Server } from 'node:http'

/** Stops taking new requests and waits for the running ones, but not for ever. */
export function drainServer(server: Server, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), seconds * 1000)
    server.close(() => {
      clearTimeout(limit)
      resolve()
    })
    server.closeIdleConnections()
  })
}
