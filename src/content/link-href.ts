import { type HostTable, originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'

/**
 * The address that a link in the content leads to: a path gets its locale, a page on another
 * host (`app:/recommendation-tool`) its origin, an address elsewhere stays.
 */
export function linkHref(link: string, hosts: HostTable, locale: Locale): string {
  // One for the whole host, by RFC 8615.
  if (link.startsWith('/.well-known/')) return link
  if (link.startsWith('/')) return localePath(locale, link)
  const [, host, path] = /^(default|business|app|health):(\/.*)$/.exec(link) ?? []
  if (path === undefined) return link
  // The app and the health host carry no locale in their paths.
  if (host === 'app' || host === 'health') return originOf(hosts, host) + path
  return originOf(hosts, host === 'business' ? 'business' : 'default') + localePath(locale, path)
}
