import type { IncomingMessage } from 'node:http'

/**
 * The path and query of a request. Who asks through a proxy may name the host with them, which
 * servers have to take (RFC 9112, 3.2.2). It must be the one of the header Host, as the sender has
 * to see to (3.2): of two different ones, somebody in front of us may have believed the other. What
 * stays as it is begins with no slash, and is refused.
 */
export function pathAsked({
  url = '/',
  headers: { host },
}: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const [, named, path = ''] = /^https?:\/\/([^/?]+)(.*)$/i.exec(url) ?? []
  if (named === undefined || named.toLowerCase() !== host?.toLowerCase()) return url
  return path.startsWith('/') ? path : `/${path}`
}
