import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { together } from '#platform/together.ts'
import { isDraining } from './drain-server.ts'

/** Sends an answer whose head lacks only what the connection needs. */
export type SendJoined = (head: string, body: Buffer) => void

/** An answer that is ready to be sent. */
export type ReadyAnswer = (send: SendJoined) => void

/** What Node's server calls when it has read the head of a request. */
type TakeRequest = (request: Incoming, keepsAlive: boolean) => number | undefined
type Incoming = IncomingMessage & { readonly upgrade?: boolean | null }

/** A connection as Node's server marks it; in no documentation, and so looked for before it is used. */
type Connection = Socket & {
  readonly parser?: { onIncoming?: TakeRequest | null } | null
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
  const connectionLines = keepConnectionLines(server)
  server.on('connection', (socket: Connection) => {
    const { parser } = socket
    const passOn = parser?.onIncoming
    if (!passOn) return
    const send: SendJoined = (head, body) => {
      // Gone within the turn that it asked in.
      if (!socket.writable) return
      socket.cork()
      socket.write(`${head}${connectionLines()}\r\n`, 'latin1')
      socket.write(body)
      socket.uncork()
      // Who has all of it may rest for as long as was said; who has not is waited for.
      waitFor(socket, socket.writableLength === 0 ? idleMs(server) : server.timeout)
    }
    let ready: ReadyAnswer | undefined
    const sendReady = () => {
      const sending = ready
      ready = undefined
      sending?.(send)
    }
    parser.onIncoming = (request, keepsAlive) => {
      // Who asks for the next before the first was answered gets them in turn.
      sendReady()
      const isFree = keepsAlive && !socket._httpMessage && socket.writableLength === 0
      const isUsual = request.httpVersionMinor === 1 && !request.upgrade
      if (isFree && isUsual && !isDraining(server)) ready = answer(request)
      if (ready) {
        together(sendReady)
        return 0
      }
      waitFor(socket, server.timeout)
      return passOn(request, keepsAlive)
    }
  })
}

/** The headers that Node adds to an answer after which the connection stays, written once a second. */
function keepConnectionLines({ keepAliveTimeout }: Server): () => string {
  const stays = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}\r\n`
  let second = 0
  let lines = ''
  return () => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      lines = `Date: ${new Date(now * 1000).toUTCString()}\r\n${stays}`
    }
    return lines
  }
}

/** As Node does it after an answer of its own. */
function idleMs({ keepAliveTimeout, keepAliveTimeoutBuffer = 1000 }: Server): number {
  return keepAliveTimeout + keepAliveTimeoutBuffer
}

function waitFor(socket: Socket, ms: number): void {
  if (socket.timeout !== ms) socket.setTimeout(ms)
}
