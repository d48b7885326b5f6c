import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { joinHead, writeJoinedHead } from '#platform/joined-head.ts'

/**
 * Sends a text of ASCII letters with these headers (name, value, name, value) and the usual ones.
 * Written as Latin-1 it is copied byte for byte, where Fastify would have Node measure and encode
 * it again: a tenth of the time of a quote. For the same reason what never changes of the headers
 * is joined once; the lists that hold them are made once, too.
 */
export function sendAscii(reply: FastifyReply, headers: readonly string[], text: string): void {
  const { raw, statusCode, request } = reply
  const usual = request.usualHeaders ?? NONE
  // Those of the front door are set already.
  const changing = {
    ...raw.getHeaders(),
    ...request.allowance,
    'content-length': String(text.length),
  }
  reply.hijack()
  const isPlain = statusCode === 200 && request.headers.expect === undefined
  if (!isPlain || !writeJoinedHead(raw, headOf(usual, headers), changing)) {
    setAll(raw, [...usual, ...headers])
    raw.writeHead(statusCode, changing)
  }
  raw.end(text, 'latin1')
}

/** There is one list for each kind of caller and one for each language. */
function headOf(usual: readonly string[], own: readonly string[]): string {
  const ofUsual = heads.get(usual) ?? new WeakMap<readonly string[], string>()
  heads.set(usual, ofUsual)
  const head = ofUsual.get(own) ?? joinHead([...usual, ...own])
  ofUsual.set(own, head)
  return head
}

function setAll(response: ServerResponse, headers: readonly string[]): void {
  for (let at = 0; at < headers.length; at += 2) {
    response.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
  }
}

const NONE: readonly string[] = []
const heads = new WeakMap<readonly string[], WeakMap<readonly string[], string>>()
