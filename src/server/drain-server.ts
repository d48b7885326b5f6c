import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Gives back what stops a server; made before it is used, since Node tells of no connection later. */
export function prepareDrain(
  server: Server,
): (seconds: number, partingMs?: number, pause?: Drain['pause']) => Promise<void> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return (seconds, partingMs = PARTING_MS, pause = wait) =>
    drainServer({ server, open, seconds, partingMs, pause })
}

type Drain = {
  server: Server
  open: ReadonlySet<Socket>
  seconds: number
  partingMs: number
  pause(ms: number): Promise<unknown>
}

/**
 * Lets everybody go: first each answer says that its connection ends, so that nobody sends a
 * request into one that is about to close; then nothing new is taken, and the running requests are
 * waited for, and who still reads, but not for ever.
 */
async function drainServer({ server, open, seconds, partingMs, pause }: Drain): Promise<void> {
  draining.add(server)
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  const connections = await promisify(server.getConnections.bind(server))()
  if (connections > 0) await pause(Math.min(partingMs, seconds * 1000))
  // What was asked before is answered with the promise that its connection stays: it may be used
  // once more, and ends when nobody does.
  server.keepAliveTimeout = partingMs
  server.keepAliveTimeoutBuffer = 0
  const limit = setTimeout(() => server.closeAllConnections(), seconds * 1000)
  // Not as servers of HTTP close, which hang up on whoever has not read all that was written to them.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  while ([...open].some(({ writableLength }) => writableLength > 0)) await wait(SENT_CHECK_MS)
  server.closeIdleConnections()
  // Browsers open some ahead. Node takes one that never asked for one that is about to.
  for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  await closed
  clearTimeout(limit)
}

const SENT_CHECK_MS = 50

const draining = new WeakSet<Server>()

/** Whether its answers have to say that their connections end. */
export function isDraining(server: Server): boolean {
  return draining.has(server)
}

/** Long enough for a proxy that is busy with us to use each of its connections once more. */
const PARTING_MS = 500
