/**
 * The sites that serve content pages: the personal site (`default`), the business site, and one
 * landing site for each of the four public funds that are brokered under a domain of their own.
 */
import { LOCALES, type Locale, localesOfCountry } from './locales.ts'

export const SITE_VARIANTS = ['default', 'business'] as const
type SiteVariant = (typeof SITE_VARIANTS)[number]

export const BROKERS = ['tk', 'aok', 'barmer', 'dak'] as const
export type Broker = (typeof BROKERS)[number]

export const SITES = [...SITE_VARIANTS, ...BROKERS] as const
export type Site = SiteVariant | Broker

/**
 * The locales in which a site can have pages at all. The business site has all of them because
 * its about-us page does; the public funds insure people in Germany only.
 */
export const SITE_LOCALES: Readonly<Record<Site, readonly Locale[]>> = {
  default: LOCALES,
  business: LOCALES,
  tk: localesOfCountry('de'),
  aok: localesOfCountry('de'),
  barmer: localesOfCountry('de'),
  dak: localesOfCountry('de'),
}

export function isSite(value: unknown): value is Site {
  return (SITES as readonly unknown[]).includes(value)
}

export function isBroker(value: unknown): value is Broker {
  return (BROKERS as readonly unknown[]).includes(value)
}
