import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether the body of a request is packed. None is unpacked: small ones gain nothing by it, and an
 * unpacked one can be a thousand times as large.
 */
export function isCompressed({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  return (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'
}
