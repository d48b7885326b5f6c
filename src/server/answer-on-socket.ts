import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { together } from '#platform/together.ts'
import type { Answering } from './answering.ts'
import { isDraining } from './drain-server.ts'
import type { Wire } from './page-cache/wire.ts'

/** Sends an answer that is ready under the id of its request. */
type SendWire = (wire: Wire, requestId: string) => void

export type ReadyAnswer = (send: SendWire) => void

/** What Node's server calls when it has read the head of a request. */
type TakeRequest = (request: Incoming, keepsAlive: boolean) => number | undefined
type Incoming = IncomingMessage & { readonly upgrade?: boolean | null }

/** A connection as Node's server marks it; in no documentation, and so looked for before it is used. */
type Connection = Socket &
  Answering & {
    readonly parser?: { onIncoming?: TakeRequest | null; incoming?: Incoming | null } | null
  }

/**
 * Lets a request be answered with bytes that are ready as soon as Node has read it, without the
 * object of an answer, which costs more than all the rest (decision 069). Reading, limits and
 * waiting stay Node's, and so does every request that `answer` says no to, or that comes while
 * something else is on its way on the same connection. On a Node that has no such place, all do.
 */
export function answerOnSockets(
  server: Server,
  answer: (request: IncomingMessage) => ReadyAnswer | undefined,
): void {
  countAhead(server)
  server.on('connection', (socket: Connection) => {
    const { parser } = socket
    const passOn = parser?.onIncoming
    if (!passOn) return
    const send: SendWire = (wire, requestId) => {
      // The client left within the turn in which it asked.
      if (!socket.writable) return
      wire.send(socket, requestId)
      // When all of it is sent, the connection may rest for as long as we promised; until then it has
      // the time that any answer has.
      waitFor(socket, socket.writableLength === 0 ? idleMs(server) : server.timeout)
    }
    let ready: ReadyAnswer | undefined
    const sendReady = () => {
      const sending = ready
      ready = undefined
      sending?.(send)
    }
    readyOn.set(socket, sendReady)
    // Node ends the connection once the client says that it has asked for everything, which can be in
    // the same turn.
    socket.prependListener('end', sendReady)
    parser.onIncoming = (request, keepsAlive) => {
      // A client may ask for the next thing before the first is answered: it gets them in order.
      if (ready) readOnLater(socket)
      sendReady()
      if (isTooFarAhead(socket)) return 0
      const isFree = keepsAlive && !socket._httpMessage && socket.writableLength === 0
      const isUsual = request.httpVersionMinor === 1 && !request.upgrade
      if (isFree && isUsual && !isDraining(server)) ready = answer(request)
      if (ready) {
        // Nothing more comes of this request, and Node would keep it in memory until the next one.
        parser.incoming = null
        together(sendReady)
        return 0
      }
      waitFor(socket, server.timeout)
      // To a client that asks for another protocol, Node goes on in HTTP and loses what came along
      // with the request. What comes after would be read as a request of its own, so the connection ends.
      return passOn(request, keepsAlive && !request.upgrade)
    }
  })
}

/**
 * How many requests of one connection may wait for an earlier answer. Each takes some KB, and all that
 * is read at once are over a thousand: a hundred connections that read nothing would fill the memory.
 */
const MOST_AHEAD = 100

const ahead = new WeakMap<Socket, number>()

function countAhead(server: Server): void {
  server.on('request', ({ socket }, response) => {
    // Else its turn is now.
    if (response.socket) return
    ahead.set(socket, (ahead.get(socket) ?? 0) + 1)
    response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1))
  })
}

/** Such a client asks again on another connection (RFC 9112, 9.3.2). Browsers ask for one thing at a time. */
function isTooFarAhead(socket: Socket): boolean {
  if ((ahead.get(socket) ?? 0) >= MOST_AHEAD) socket.destroy()
  return socket.destroyed
}

/**
 * When a client sends many requests in one go, Node would read up to thirty times what its buffer
 * holds, and answer all of it, before it hears anybody else.
 */
function readOnLater(socket: Socket): void {
  if (resting.has(socket)) return
  resting.add(socket)
  // Node goes on after each request by itself.
  const rest = () => void socket.pause()
  socket.on('resume', rest).pause()
  setImmediate(() => {
    resting.delete(socket)
    socket.off('resume', rest).resume()
  })
}

const resting = new WeakSet<Socket>()

const readyOn = new WeakMap<Duplex, () => void>()

/** Before something is written to a connection past Node: what was asked for earlier is answered first. */
export function sendReadyOn(socket: Duplex): void {
  readyOn.get(socket)?.()
}

/** As Node does it after an answer of its own. */
function idleMs({ keepAliveTimeout, keepAliveTimeoutBuffer = 1000 }: Server): number {
  return keepAliveTimeout + keepAliveTimeoutBuffer
}

function waitFor(socket: Socket, ms: number): void {
  if (socket.timeout !== ms) socket.setTimeout(ms)
}
