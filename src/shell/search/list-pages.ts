import { sitemapCollections } from '#content/list-sitemap.ts'
import { listTag } from '#content/publishing.ts'
import type { ContentSource } from '#content/source.ts'
import { LOCALES, type Locale } from '#sites/locales.ts'
import { localesOfRoute } from '#sites/routes.ts'
import type { Site } from '#sites/site-config.ts'
import { builtPages } from './built-pages.ts'

export type ListedPage = {
  /** Without locale prefix. */
  path: string
  /** Where the page exists, in the order of all locales, and what is known of it there. */
  locales: ReadonlyMap<Locale, PageInLocale>
}

type PageInLocale = {
  /** When it last changed. */
  updatedAt?: string
  /** What editors call it. */
  title?: string | undefined
}

/** Every page of a site that search engines may list: those written in code, then the editors'. */
export async function listPages(
  { content, cacheTags }: { content: ContentSource; cacheTags: Set<string> },
  site: Site,
): Promise<ListedPage[]> {
  for (const collection of sitemapCollections) {
    for (const locale of LOCALES) cacheTags.add(listTag(collection, locale))
  }
  const found = new Map<string, Map<Locale, PageInLocale>>()
  const add = (path: string, locale: Locale, known: PageInLocale) => {
    const locales = found.get(path) ?? new Map()
    found.set(path, locales.set(locale, known))
  }
  for (const route of builtPages) {
    for (const locale of localesOfRoute(site, route)) add(route.path, locale, {})
  }
  for (const { path, locale, ...known } of await content.getSitemap(site)) {
    add(path, locale, known)
  }
  return [...found].map(([path, locales]) => ({
    path,
    locales: new Map(
      [...locales].sort(([one], [other]) => LOCALES.indexOf(one) - LOCALES.indexOf(other)),
    ),
  }))
}
