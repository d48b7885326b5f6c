import { setCookieHeader } from '#accounts/cookie-header.ts'
import { cookieAttributes } from '#sites/cookies.ts'
import type { HostRole, HostTable } from '#sites/hosts.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'

/** Keeps the language and the region that goes with it, as a page of that host does by script. */
export function setLocale(
  headers: Headers,
  locale: Locale,
  { hosts, role }: { hosts: HostTable; role: HostRole },
): void {
  const { language, country } = parseLocale(locale)
  for (const [key, value] of [
    ['locale', language],
    ['region', country],
  ] as const) {
    const attributes = cookieAttributes(hosts, key, hosts.hosts[role])
    headers.append('set-cookie', setCookieHeader(attributes, value))
  }
}
