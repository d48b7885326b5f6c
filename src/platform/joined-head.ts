import {
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'

/** The first line of an answer with 200. */
export const OK_LINE = `HTTP/1.1 200 ${STATUS_CODES[200]}\r\n`

/**
 * Headers that never change (names and values in turn), as they go over the wire. Node checks and
 * joins the headers of every answer anew, which takes longer than finding a page or working out a
 * price; these are checked once, here.
 */
export function joinHeaders(headers: readonly string[]): string {
  let lines = ''
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = [headers[at], headers[at + 1]]
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines += `${name}: ${value}\r\n`
  }
  return lines
}

/** What `writeHead` does in the end: adds headers to the first line, and what the connection needs. */
type StoresHeader = {
  _storeHeader?: (
    head: string,
    headers: readonly OutgoingHttpHeader[] | OutgoingHttpHeaders,
  ) => void
}

/**
 * Begins an answer with its first line, such headers, and those that do change, the length of the body among
 * them. False where this Node knows no such way, or somebody has to see what `writeHead` is told.
 */
export function writeJoinedHead(
  response: ServerResponse & StoresHeader,
  lines: string,
  headers: readonly OutgoingHttpHeader[] | OutgoingHttpHeaders,
): boolean {
  const isUsual = response.writeHead === ServerResponse.prototype.writeHead
  if (response._storeHeader === undefined || !isUsual) return false
  response.statusCode = 200
  response._storeHeader(OK_LINE + lines, headers)
  return true
}
