import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** For tests: listens on a port that is free, on this machine alone, and says which. */
export async function listenHere(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return portOf(server)
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
