import { type HostTable, originOf } from './hosts.ts'
import { LOCALE_KEY } from './locale-key.ts'
import type { Language, Locale } from './locales.ts'

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
