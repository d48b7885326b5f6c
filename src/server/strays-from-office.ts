import type { IncomingMessage } from 'node:http'

/**
 * Whether somebody in a browser looks for a screen of the back office where there is none, such as
 * `/pages` for `/admin/pages`. Programs on that host ask for JSON, and for files of the library.
 */
export function straysFromOffice({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && !known.test(url) && (headers.accept ?? '').includes('text/html')
}

const known = /^\/(?:admin|api|uploads|_health)(?:[/?]|$)/
