/**
 * The addresses that search engines are told: one canonical address for each page, and the other
 * languages and countries of the same page. Every version that the set names lists the same set, so
 * the references are reciprocal; one that it does not name has none, which would be ignored.
 */
import { type HostTable, originOf } from './hosts.ts'
import type { PageAddress } from './inner-path.ts'
import { localePath } from './locale-path.ts'
import {
  DEFAULT_LOCALE,
  LANGUAGES,
  LOCALES,
  type Locale,
  MAIN_LOCALE_OF_LANGUAGE,
  parseLocale,
} from './locales.ts'
import { localesOfPath } from './routes.ts'

interface AlternatesOf extends PageAddress {
  /** Where the page is published; the locales of the route table when left out. */
  readonly locales?: readonly Locale[] | undefined
}

interface Alternate {
  /** A locale, a language, or `x-default`. */
  readonly hreflang: string
  readonly href: string
}

/** The one address of a page: its own, never that of another locale or site. */
export function canonicalUrl(table: HostTable, { site, locale, path }: PageAddress): string {
  return originOf(table, site) + localePath(locale, path)
}

/** What a page tells of its versions, itself among them. */
export function alternates(table: HostTable, { locales, ...page }: AlternatesOf): Alternate[] {
  const { site, path } = page
  const published = locales ?? localesOfPath(site, path)
  const existing = LOCALES.filter((locale) => published.includes(locale))
  const entry = (hreflang: string, locale: Locale): Alternate => ({
    hreflang,
    href: canonicalUrl(table, { site, locale, path }),
  })
  const entries = existing.filter(hasRegionCode).map((locale) => entry(locale, locale))
  for (const language of LANGUAGES) {
    const spoken = existing.filter((locale) => parseLocale(locale).language === language)
    const main = MAIN_LOCALE_OF_LANGUAGE[language]
    const catchAll = spoken.includes(main) ? main : spoken[0]
    if (catchAll !== undefined) entries.push(entry(language, catchAll))
  }
  if (existing.includes(DEFAULT_LOCALE)) entries.push(entry('x-default', DEFAULT_LOCALE))
  const own = canonicalUrl(table, page)
  return entries.some(({ href }) => href === own) ? entries : []
}

/** `eu` is no country of ISO 3166, so search engines would reject `en-eu`. */
function hasRegionCode(locale: Locale): boolean {
  return parseLocale(locale).country !== 'eu'
}
