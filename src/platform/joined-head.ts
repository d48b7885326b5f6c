import {
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'

/**
 * The first line of an answer with 200 and the headers that never change (names and values in
 * turn), as they go over the wire. Node checks and joins the headers of every answer anew, which
 * takes longer than finding a page or working out a price; these are checked once, here.
 */
export function joinHead(headers: readonly string[]): string {
  let head = `HTTP/1.1 200 ${STATUS_CODES[200]}\r\n`
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = [headers[at], headers[at + 1]]
    validateHeaderName(name)
    validateHeaderValue(name, value)
    head += `${name}: ${value}\r\n`
  }
  return head
}

/** What `writeHead` does in the end: adds headers to the first line, and what the connection needs. */
type StoresHeader = {
  _storeHeader?: (
    head: string,
    headers: readonly OutgoingHttpHeader[] | OutgoingHttpHeaders,
  ) => void
}

/**
 * Begins an answer with such a head and the headers that do change, the length of the body among
 * them. False where this Node knows no such way, or somebody has to see what `writeHead` is told.
 */
export function writeJoinedHead(
  response: ServerResponse & StoresHeader,
  head: string,
  headers: readonly OutgoingHttpHeader[] | OutgoingHttpHeaders,
): boolean {
  const isUsual = response.writeHead === ServerResponse.prototype.writeHead
  if (response._storeHeader === undefined || !isUsual) return false
  response.statusCode = 200
  response._storeHeader(head, headers)
  return true
}
