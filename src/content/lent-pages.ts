import { type Locale, MAIN_LOCALE_OF_LANGUAGE, parseLocale } from '#sites/locales.ts'
import { availability } from '#sites/routes.ts'
import { SITE_LOCALES, type Site } from '#sites/site-config.ts'
import { listTag } from './publishing.ts'
import type { ContentEntry } from './source/content-entry.ts'
import type { PageHead } from './source/page-heads.ts'

/** Whether a page of another site is shown by this one too. */
export function isLentTo({ attributes }: Pick<PageHead, 'attributes'>, site: Site): boolean {
  const sites: readonly string[] = attributes.alsoOn ?? []
  return sites.includes(site)
}

/** Every locale in which a site shows a page or one of its translations. */
export function localesOfPage(
  { attributes, locales }: Pick<ContentEntry<'pages'>, 'attributes' | 'locales'>,
  site: Site,
): Locale[] {
  return SITE_LOCALES[site].filter(
    (locale) => writtenFor(locale, locales, attributes) && isThere(site, locale, attributes.path),
  )
}

/** The locales in which one document is shown: its own, and those that it lends itself to. */
export function localesOfDocument(
  { locale, everyCountry, path }: { locale: string; everyCountry: boolean; path: string },
  site: Site,
): Locale[] {
  return SITE_LOCALES[site].filter(
    (each) => writtenFor(each, [locale], { everyCountry }) && isThere(site, each, path),
  )
}

/**
 * What a page is marked with beside its own documents when it is not the site's own in the locale:
 * publishing one of its own must take its place.
 */
export function lendingTags(
  { attributes, locale: written }: Pick<PageHead, 'attributes' | 'locale'>,
  site: Site,
  locale: Locale,
): string[] {
  const own = written === locale && attributes.site === site
  return own ? [] : [listTag('pages', locale)]
}

function writtenFor(
  locale: Locale,
  written: readonly string[],
  { everyCountry }: { everyCountry?: boolean | undefined },
): boolean {
  if (written.includes(locale)) return true
  const main = MAIN_LOCALE_OF_LANGUAGE[parseLocale(locale).language]
  return everyCountry === true && written.includes(main)
}

function isThere(site: Site, locale: Locale, path: string): boolean {
  return availability(site, locale, path) !== 'absent'
}
