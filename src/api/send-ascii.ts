import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

/**
 * Sends a text of ASCII letters. Written as Latin-1 it is copied byte for byte, where Fastify
 * would have Node measure and encode it again: a tenth of the time of a quote.
 */
export function sendAscii(reply: FastifyReply, text: string): void {
  reply.header('content-length', text.length)
  reply.hijack()
  // None is undefined: a header is set with a value or not at all.
  const headers = reply.getHeaders() as OutgoingHttpHeaders
  reply.raw.writeHead(reply.statusCode, headers).end(text, 'latin1')
}
