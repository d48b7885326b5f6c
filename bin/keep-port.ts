import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/**
 * For development, where one server follows another: the port stays open, and who asks in between
 * is answered by the next one.
 */
export type KeptPort = {
  /** What listens. */
  readonly server: Server
  open(door: Server): void
  shut(): void
}

export function keepPort(): KeptPort {
  let current: Server | undefined
  let waiting: (() => void)[] = []
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    if (current) current.emit('request', request, response)
    else waiting.push(() => pass(request, response))
  }
  return {
    server: createServer(pass),
    open(door) {
      current = door
      const asked = waiting
      waiting = []
      for (const answer of asked) answer()
    },
    shut() {
      current = undefined
    },
  }
}
