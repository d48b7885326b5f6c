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
  /** Where the page exists, in the order of all locales, and when it last changed there. */
  locales: ReadonlyMap<Locale, { updatedAt: string | undefined }>
}

/** Every page of a site that search engines may list: those written in code, then the editors'. */
export async function listPages(
  { content, cacheTags }: { content: ContentSource; cacheTags: Set<string> },
  site: Site,
): Promise<ListedPage[]> {
  for (const collection of sitemapCollections) {
    for (const locale of LOCALES) cacheTags.add(listTag(collection, locale))
  }
  const found = new Map<string, Map<Locale, { updatedAt: string | undefined }>>()
  const add = (path: string, locale: Locale, updatedAt: string | undefined) => {
    const locales = found.get(path) ?? new Map()
    found.set(path, locales.set(locale, { updatedAt }))
  }
  for (const route of builtPages) {
    for (const locale of localesOfRoute(site, route)) add(route.path, locale, undefined)
  }
  for (const { path, locale, updatedAt } of await content.getSitemap(site)) {
    add(path, locale, updatedAt)
  }
  return [...found].map(([path, locales]) => ({
    path,
    locales: new Map(
      [...locales].sort(([one], [other]) => LOCALES.indexOf(one) - LOCALES.indexOf(other)),
    ),
  }))
}
