import type { Server } from 'node:http'
import { plainPage } from './plain-answer.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** What Node cannot read as a request gets a page all the same, with the headers of every answer. */
export function answerBrokenRequests(server: Server, security: SecurityHeaders): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
    const body = plainPage(status, { homeUrl: undefined, requestId: '-' })
    const headers = { ...security.content, 'content-type': 'text/html; charset=utf-8' }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(
      `HTTP/1.1 ${status} ${status === 431 ? 'Request Header Fields Too Large' : 'Bad Request'}\r\n` +
        `${lines.join('')}connection: close\r\ncontent-length: ${body.byteLength}\r\n\r\n${body}`,
    )
  })
}
