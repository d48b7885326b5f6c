import { escapeMarkup } from '#platform/escape-markup.ts'
import { canonicalUrl } from '#sites/canonical.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import { LOCALES, type Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import type { ListedPage } from './list-pages.ts'

/** The index of a site. */
export const SITEMAP_PATH = '/sitemap.xml'
/** The pages of one locale; below its prefix, because a sitemap speaks for what lies beside it. */
const PAGES_PATH = '/pages.xml'

export function sitemapIndex(hosts: HostTable, site: Site, pages: readonly ListedPage[]): string {
  const used = LOCALES.filter((locale) => pages.some(({ locales }) => locales.has(locale)))
  const entries = used.map((locale) => {
    const newest = pages
      .flatMap(({ locales }) => locales.get(locale)?.updatedAt ?? [])
      .sort()
      .at(-1)
    const address = originOf(hosts, site) + localePath(locale, PAGES_PATH)
    return `<sitemap>${element('loc', address)}${newest ? element('lastmod', newest) : ''}</sitemap>`
  })
  return `${xml}<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>\n`
}

/**
 * Undefined where a site has no page in the locale. Which other languages a page has, it says itself:
 * search engines want to be told in one place only.
 */
export function sitemapOf(
  hosts: HostTable,
  { site, locale }: { site: Site; locale: Locale },
  pages: readonly ListedPage[],
): string | undefined {
  const entries = pages.flatMap(({ path, locales }) => {
    const here = locales.get(locale)
    if (!here) return []
    const address = element('loc', canonicalUrl(hosts, { site, locale, path }))
    const changed = here.updatedAt ? element('lastmod', here.updatedAt) : ''
    return [`<url>${address}${changed}</url>`]
  })
  if (entries.length === 0) return undefined
  return `${xml}<urlset ${namespace}>${entries.join('')}</urlset>\n`
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}
