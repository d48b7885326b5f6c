import { type Server, STATUS_CODES } from 'node:http'
import type { Metrics } from './metrics.ts'
import { plainPage } from './plain-answer.ts'
import { type LogRequest, nextRequestId } from './request-log.ts'
import type { SecurityHeaders } from './security-headers.ts'

type Parts = {
  security: SecurityHeaders
  logRequest: LogRequest
  metrics: Pick<Metrics, 'observe'>
}

/**
 * What Node cannot read as a request gets a page all the same, with the headers and the line in
 * the log of every answer. What was asked for, and on which host, nobody knows.
 */
export function answerBrokenRequests(server: Server, { security, logRequest, metrics }: Parts) {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return
    const status = statusOf(error)
    const id = nextRequestId()
    const body = plainPage(status, { homeUrl: undefined, requestId: id })
    const headers = {
      ...security.content,
      'x-request-id': id,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': body.byteLength,
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    logRequest({ id, method: '', host: '', path: '', status, ms: 0 })
    metrics.observe('door', status, 0)
  })
}

/**
 * 408 also goes to a connection that was opened ahead and never used: only that status tells a
 * browser that it answers none of its requests.
 */
function statusOf({ code }: NodeJS.ErrnoException): 400 | 408 | 431 {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}
