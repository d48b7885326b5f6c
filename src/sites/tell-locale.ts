import { type HostTable, originOf } from './hosts.ts'
import type { Language, Locale } from './locales.ts'

/** The key of an address by which a page of the app is told a locale or a language. */
export const LOCALE_KEY = 'lang'

/** Origins whose addresses carry no locale: they speak that of the cookie, or of the browser. */
export function localelessOrigins(hosts: HostTable): readonly string[] {
  return [originOf(hosts, 'app'), originOf(hosts, 'health')]
}

/**
 * The address with what is spoken where it is offered, so that who opens it goes on in that; the app
 * keeps it, and takes it out of the address (`choose-language.ts`). Addresses elsewhere stay as they are.
 */
export function tellLocale(hosts: HostTable, address: string, spoken: Language | Locale): string {
  const url = URL.parse(address)
  if (!url || !localelessOrigins(hosts).includes(url.origin)) return address
  url.searchParams.set(LOCALE_KEY, spoken)
  return url.href
}
