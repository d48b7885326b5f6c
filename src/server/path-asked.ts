import type { IncomingMessage } from 'node:http'

/**
 * The path and query of a request. A request through a proxy may name the host together with the path,
 * which servers have to accept (RFC 9112, 3.2.2). It must be the same host as in the header (3.2): if
 * they differ, a proxy in front of us may have believed the other one. Such an address is left as it is,
 * and refused later because it does not begin with a slash.
 */
export function pathAsked({
  url = '/',
  headers: { host },
}: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const [, named, path = ''] = /^https?:\/\/([^/?]+)(.*)$/i.exec(url) ?? []
  if (named === undefined || named.toLowerCase() !== host?.toLowerCase()) return url
  return path.startsWith('/') ? path : `/${path}`
}
