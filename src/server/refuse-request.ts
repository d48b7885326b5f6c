import type { IncomingMessage } from 'node:http'
import { MAX_URL_LENGTH } from '#sites/request-path.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** As the header Allow says it. */
export const ALLOWED_METHODS = methods.join(', ')
/** Of what nobody can send anything to. */
export const READING_METHODS = 'GET, HEAD'

/** The status for what no part of the product should ever see; undefined for all else. */
export function refuseRequest(request: IncomingMessage): 400 | 405 | 414 | undefined {
  if ((request.url ?? '').length > MAX_URL_LENGTH) return 414
  if (!methods.includes(request.method ?? '')) return 405
  if (!request.headers.host) return 400
  // Node keeps the first of several Host headers; a proxy in front may have believed another.
  if (hostHeaders(request.rawHeaders) > 1) return 400
  const { cookie, 'transfer-encoding': coding } = request.headers
  // Node reads the chunks of whatever is listed before them as if it were the body (RFC 9112, 6.1).
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return 400
  return cookie !== undefined && areBrokenCookies(cookie) ? 400 : undefined
}

/**
 * A list of cookies with nothing where a cookie should be, which no browser sends. Cookies whose
 * values mean nothing are another matter: scripts of others leave them, and they are ignored. Each
 * part is read by itself, so that a header full of blanks takes no longer than any other.
 */
export function areBrokenCookies(cookie: string): boolean {
  for (let begin = 0; ; ) {
    const semicolon = cookie.indexOf(';', begin)
    const end = semicolon === -1 ? cookie.length : semicolon
    const first = skipBlanks(cookie, begin, end)
    const isNameless = cookie.charCodeAt(first) === EQUALS && first < end
    const isEmpty = skipBlanks(cookie, isNameless ? first + 1 : first, end) === end
    // Nothing at all behind the last semicolon is how some programs end a list.
    if (isEmpty && (isNameless || semicolon !== -1)) return true
    if (semicolon === -1) return false
    begin = end + 1
  }
}

const EQUALS = 0x3d
const BLANK = 0x20
const TAB = 0x09

function skipBlanks(text: string, begin: number, end: number): number {
  let at = begin
  while (at < end && (text.charCodeAt(at) === BLANK || text.charCodeAt(at) === TAB)) at += 1
  return at
}

function hostHeaders(raw: readonly string[]): number {
  let count = 0
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}
