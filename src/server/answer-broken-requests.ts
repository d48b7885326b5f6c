import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { appLocale } from '#sites/app-locale.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'
import { sendReadyOn } from './answer-on-socket.ts'
import type { Answering } from './answering.ts'
import { localeInBytes } from './locale-asked.ts'
import type { Metrics } from './metrics.ts'
import { PLAIN_PAGE_TYPE, plainPage } from './plain-page.ts'
import { ALLOWED_METHODS } from './refuse-request.ts'
import { nextRequestId } from './request-id.ts'
import type { LogRequest } from './request-log.ts'
import type { SecurityHeaders } from './security-headers.ts'

type Parts = {
  hosts: HostTable
  security: SecurityHeaders
  logRequest: LogRequest
  metrics: Pick<Metrics, 'observe'>
}

/**
 * What Node cannot read as a request is answered with a page all the same, with the headers and the
 * line in the log that every answer has, although nobody knows what was asked for, or on which host.
 * The same goes for clients that take us for a proxy (CONNECT), on whom Node would just hang up.
 */
export function answerBrokenRequests(server: Server, parts: Parts, partingMs = PARTING_MS) {
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    sendReadyOn(socket)
    endWithin(socket, partingMs)
    refuse(parts, socket, statusOf(error), localeInBytes(error.rawPacket))
  })
  server.on('connect', ({ headers }, socket) => {
    // Node has let go of the connection: an error on it would end the process, and nothing would ever
    // close it. What the client sends from here on is read and dropped, because a connection that is
    // closed with something unread loses our answer.
    socket.on('error', () => {}).resume()
    endWithin(socket, partingMs)
    refuse(parts, socket, 405, appLocale(headers))
  })
}

/** As long as reading a short page takes on a slow line. */
const PARTING_MS = 5_000

/**
 * A client that is refused usually hangs up when it has read why. One that does not, and sends a byte
 * now and then, could keep the connection for ever, because that counts as activity.
 */
function endWithin(socket: Duplex, ms: number): void {
  const limit = setTimeout(() => socket.destroy(), ms).unref()
  socket.once('close', () => clearTimeout(limit))
}

function refuse(
  { hosts, security, logRequest, metrics }: Parts,
  socket: Duplex & Answering,
  status: 400 | 405 | 408 | 431,
  locale: Locale,
): void {
  if (!socket.writable) return
  // An answer to an earlier request is on its way, and must not end in the middle of this one.
  if (socket._httpMessage?.headersSent) {
    socket.destroy()
    return
  }
  const id = nextRequestId()
  const body = plainPage(status, { locale, homeOrigin: originOf(hosts, 'default'), requestId: id })
  const headers = {
    ...security.content,
    'x-request-id': id,
    'content-type': PLAIN_PAGE_TYPE,
    'cache-control': 'no-store',
    'content-length': body.byteLength,
    connection: 'close',
    ...(status === 405 && { allow: ALLOWED_METHODS }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  logRequest({ id, method: '', host: '', path: '', status, ms: 0 })
  metrics.observe('door', status, 0)
}

/**
 * 408 also goes to a connection that was opened ahead and never used: only that status tells a
 * browser that it answers none of its requests.
 */
function statusOf({ code }: NodeJS.ErrnoException): 400 | 408 | 431 {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}
