import type { IncomingMessage } from 'node:http'
import { MAX_URL_LENGTH } from '#sites/request-path.ts'
import { hasPrivateCookie } from './page-cache/must-not-be-cached.ts'
import type { PageAsk } from './page-cache/send-page.ts'
import { areBrokenCookies } from './refuse-request.ts'

/** An ordinary request for something that may be in memory. */
export type Glance = PageAsk & { readonly host: string }

/**
 * Reads the few headers by which a page in memory is found. Node would first make an object of all
 * of them, and a browser sends twenty. Undefined for whatever is out of the ordinary: the long way
 * looks at everything.
 */
export function glanceAt(request: IncomingMessage): Glance | undefined {
  const { method = '', url = '', rawHeaders } = request
  if ((method !== 'GET' && method !== 'HEAD') || url.length > MAX_URL_LENGTH) return undefined
  let host: string | undefined
  let cookie: string | undefined
  let ifNoneMatch: string | undefined
  let acceptEncoding: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    const value = rawHeaders[at + 1]
    switch (name.length) {
      case HOST.length:
        if (name.toLowerCase() !== HOST) break
        if (host !== undefined) return undefined
        host = value
        break
      case COOKIE.length: {
        const known = name.toLowerCase()
        if (known === EXPECT || (known === COOKIE && cookie !== undefined)) return undefined
        if (known === COOKIE) cookie = value
        break
      }
      case CONTENT_LENGTH.length:
        if (name.toLowerCase() === CONTENT_LENGTH) return undefined
        break
      case TRANSFER_ENCODING.length:
        if (name.toLowerCase() === TRANSFER_ENCODING) return undefined
        break
      case IF_NONE_MATCH.length:
        if (name.toLowerCase() !== IF_NONE_MATCH) break
        if (ifNoneMatch !== undefined) return undefined
        ifNoneMatch = value
        break
      case ACCEPT_ENCODING.length:
        if (name.toLowerCase() !== ACCEPT_ENCODING) break
        if (acceptEncoding !== undefined) return undefined
        acceptEncoding = value
        break
    }
  }
  if (!host) return undefined
  if (cookie !== undefined && (hasPrivateCookie(cookie) || areBrokenCookies(cookie))) {
    return undefined
  }
  return { method, host, acceptEncoding, ifNoneMatch }
}

const HOST = 'host'
/** As long as the next one. */
const COOKIE = 'cookie'
const EXPECT = 'expect'
const CONTENT_LENGTH = 'content-length'
const TRANSFER_ENCODING = 'transfer-encoding'
const IF_NONE_MATCH = 'if-none-match'
const ACCEPT_ENCODING = 'accept-encoding'
