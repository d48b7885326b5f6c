import type { FastifyReply } from 'fastify'

/**
 * Sends a text of ASCII letters with these headers (name, value, name, value) and the usual ones.
 * Written as Latin-1 it is copied byte for byte, where Fastify would have Node measure and encode
 * it again: a tenth of the time of a quote.
 */
export function sendAscii(reply: FastifyReply, headers: readonly string[], text: string): void {
  const usual = reply.request.usualHeaders ?? []
  const list = [...usual, ...headers, 'content-length', String(text.length)]
  reply.hijack()
  reply.raw.writeHead(reply.statusCode, list).end(text, 'latin1')
}
