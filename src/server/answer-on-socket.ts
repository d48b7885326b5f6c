import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { OK_LINE } from '#platform/joined-head.ts'
import { together } from '#platform/together.ts'
import { isDraining } from './drain-server.ts'

/** Sends an answer with 200: headers of its own in ASCII, and all the others with the body. */
type SendJoined = (own: string, wire: Buffer) => void

/** An answer that is ready to be sent. */
export type ReadyAnswer = (send: SendJoined) => void

/** What Node's server calls when it has read the head of a request. */
type TakeRequest = (request: Incoming, keepsAlive: boolean) => number | undefined
type Incoming = IncomingMessage & { readonly upgrade?: boolean | null }

/** A connection as Node's server marks it; in no documentation, and so looked for before it is used. */
type Connection = Socket & {
  readonly parser?: { onIncoming?: TakeRequest | null; incoming?: Incoming | null } | null
  /** The answer that is under way on it. */
  readonly _httpMessage?: unknown
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
  const firstLines = keepFirstLines(server)
  const write = openWriter()
  server.on('connection', (socket: Connection) => {
    const { parser } = socket
    const passOn = parser?.onIncoming
    if (!passOn) return
    const send: SendJoined = (own, wire) => {
      // Gone within the turn that it asked in.
      if (!socket.writable) return
      write(socket, firstLines() + own, wire)
      // Who has all of it may rest for as long as was said; who has not is waited for.
      waitFor(socket, socket.writableLength === 0 ? idleMs(server) : server.timeout)
    }
    let ready: ReadyAnswer | undefined
    const sendReady = () => {
      const sending = ready
      ready = undefined
      sending?.(send)
    }
    readyOn.set(socket, sendReady)
    // Node ends the connection of who has asked for everything, which can be in the same turn.
    socket.prependListener('end', sendReady)
    parser.onIncoming = (request, keepsAlive) => {
      // Who asks for the next before the first was answered gets them in turn.
      sendReady()
      const isFree = keepsAlive && !socket._httpMessage && socket.writableLength === 0
      const isUsual = request.httpVersionMinor === 1 && !request.upgrade
      if (isFree && isUsual && !isDraining(server)) ready = answer(request)
      if (ready) {
        // Nothing more comes of it, and Node would keep it until the next, however long that takes.
        parser.incoming = null
        together(sendReady)
        return 0
      }
      waitFor(socket, server.timeout)
      return passOn(request, keepsAlive)
    }
  })
}

const readyOn = new WeakMap<Duplex, () => void>()

/** For who writes on a connection past Node: what was asked for before is answered before. */
export function sendReadyOn(socket: Duplex): void {
  readyOn.get(socket)?.()
}

/** The first line, and the headers that Node adds where the connection stays: the same for a second. */
function keepFirstLines({ keepAliveTimeout }: Server): () => string {
  const stays = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}\r\n`
  let second = 0
  let lines = ''
  return () => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      lines = `${OK_LINE}Date: ${new Date(now * 1000).toUTCString()}\r\n${stays}`
    }
    return lines
  }
}

/**
 * Sends two parts as one, from memory that is used again: to hand them over one by one costs a
 * fifth of a request, and to make room each time as much.
 */
function openWriter(): (socket: Socket, first: string, second: Buffer) => void {
  let room = Buffer.allocUnsafeSlow(ROOM)
  return (socket, first, second) => {
    const length = first.length + second.byteLength
    if (length > ROOM) {
      socket.cork()
      socket.write(first, 'latin1')
      socket.write(second)
      socket.uncork()
      return
    }
    room.write(first, 'latin1')
    room.set(second, first.length)
    socket.write(room.subarray(0, length))
    // What could not leave at once leaves from there later.
    if (socket.writableLength > 0) room = Buffer.allocUnsafeSlow(ROOM)
  }
}

const ROOM = 65_536

/** As Node does it after an answer of its own. */
function idleMs({ keepAliveTimeout, keepAliveTimeoutBuffer = 1000 }: Server): number {
  return keepAliveTimeout + keepAliveTimeoutBuffer
}

function waitFor(socket: Socket, ms: number): void {
  if (socket.timeout !== ms) socket.setTimeout(ms)
}
