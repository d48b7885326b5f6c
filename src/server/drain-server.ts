import type { Server } from 'node:http'

/** Stops taking new requests and waits for the running ones, but not for ever. */
export function drainServer(server: Server, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), seconds * 1000)
    // Node leaves the connection of a running request open behind it: whoever asks again and
    // again would be served until the limit, and every stop would take that long.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(limit)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}
