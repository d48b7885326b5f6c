import { readHostPath } from '#sites/host-path.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import { isLocale, type Locale } from '#sites/locales.ts'

/**
 * The address that a link in the content leads to: a path gets its locale, a page on another
 * host (`app:/recommendation-tool`) its origin, and one of another country
 * (`business@en-de:/company-pension`) that country's locale. An address elsewhere stays.
 */
export function linkHref(link: string, hosts: HostTable, locale: Locale): string {
  // One for the whole host, by RFC 8615.
  if (link.startsWith('/.well-known/')) return link
  if (link.startsWith('/')) return localePath(locale, link)
  const named = readHostPath(link)
  if (named === undefined) return link
  const { host, locale: country, path } = named
  const origin = originOf(hosts, host)
  // The app and the health host carry no locale in their paths.
  if (host === 'app' || host === 'health') return origin + path
  return origin + localePath(isLocale(country) ? country : locale, path)
}
