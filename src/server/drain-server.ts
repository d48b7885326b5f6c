import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Answering } from './answering.ts'

/**
 * Gives back what stops a server. It has to be made before the server is used, because Node tells of a
 * connection only when it is opened.
 */
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
 * Stops serving without breaking anything off. At first each answer says that its connection ends, so
 * that nobody sends a request into one that is about to close. Then no new connection is taken, and
 * running requests and clients that are still reading are waited for, but not for ever.
 */
async function drainServer({ server, open, seconds, partingMs, pause }: Drain): Promise<void> {
  draining.add(server)
  for (const socket of open) partAfterAnswer(socket)
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  const connections = await promisify(server.getConnections.bind(server))()
  if (connections > 0) await pause(Math.min(partingMs, seconds * 1000))
  // Answers to earlier requests promised that the connection stays. So it may be used once more, and
  // ends when nobody does.
  server.keepAliveTimeout = partingMs
  server.keepAliveTimeoutBuffer = 0
  const limit = setTimeout(() => server.closeAllConnections(), seconds * 1000)
  const { closed } = await closeDoor(server, open, seconds * 500)
  await untilAllAreHeard(server, seconds * 500)
  // Browsers open connections ahead of time, and Node would wait for a request on those. Who was let
  // in last is about to ask.
  const silent = setTimeout(() => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }, partingMs)
  while ([...open].some(({ writableLength }) => writableLength > 0)) {
    await wait(SENT_CHECK_MS)
    await untilAllAreHeard(server, seconds * 500)
  }
  server.closeIdleConnections()
  await closed
  clearTimeout(limit)
  clearTimeout(silent)
}

/**
 * An answer that is still being made says it too: under load most are, for longer than the half second,
 * and who was promised that the connection stays would ask again just when it ends.
 */
function partAfterAnswer({ _httpMessage: answer }: Socket & Answering): void {
  if (answer) answer.shouldKeepAlive = false
}

const SENT_CHECK_MS = 50

/**
 * Takes no new connection any more. Those that wait in the system to be let in would be reset by it,
 * so all are let in first. Nobody is heard meanwhile: under load somebody new would always have come
 * before the last one was answered, and the turn in which nobody waits would never be.
 */
async function closeDoor(
  server: Server,
  open: ReadonlySet<Socket>,
  mostMs: number,
): Promise<{ closed: Promise<unknown> }> {
  // Not before Node has begun to read from it, which is later in the same turn.
  const hold = (socket: Socket) => process.nextTick(() => socket.pause())
  for (const socket of open) hold(socket)
  server.on('connection', hold)
  await untilAllAreHeard(server, mostMs)
  server.off('connection', hold)
  // Not by the `close` of HTTP servers, which hangs up on clients that have not read everything yet.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  for (const socket of open) socket.resume()
  return { closed }
}

/**
 * Waits for a turn of the event loop that was short and brought nobody new. While a longer one goes
 * on, connections and requests wait in the system, and closing then would reset them unread. Node
 * lets in one connection a turn, so after a crowd this takes a while; a turn that is merely long is
 * no reason to wait for ever.
 */
async function untilAllAreHeard(server: Server, mostMs: number): Promise<void> {
  let hasCome = false
  const note = () => {
    hasCome = true
  }
  server.on('connection', note)
  // The rest of this one, in which nobody is looked for any more.
  await turn()
  const begin = performance.now()
  let [before, now] = [begin, begin]
  do {
    hasCome = false
    before = now
    await turn()
    now = performance.now()
  } while (
    now - begin < (hasCome ? mostMs : Math.min(mostMs, PARTING_MS)) &&
    (hasCome || now - before > SHORT_TURN_MS)
  )
  server.off('connection', note)
}

const turn = promisify(setImmediate)

const SHORT_TURN_MS = 1

const draining = new WeakSet<Server>()

/** Whether its answers have to say that their connections end. */
export function isDraining(server: Server): boolean {
  return draining.has(server)
}

/** Long enough for a proxy that is busy with us to use each of its connections once more. */
const PARTING_MS = 500
