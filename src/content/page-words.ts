import { berlinDay, type Clock } from '#platform/clock.ts'
import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { lendingTags } from './lent-pages.ts'
import { documentTag, listTag } from './publishing.ts'
import type { ContentSource } from './source.ts'

/** How a page is called and described. */
export interface PageWords {
  readonly title: string
  /** What search engines are told of it; empty where nobody wrote it. */
  readonly description: string
}

interface WordFacts {
  content: Pick<ContentSource, 'describePage' | 'getSettings'>
  cacheTags: Pick<Set<string>, 'add'>
  clock: Clock
  reportError: (error: unknown) => void
}

/** How the page at a path is called and described in a country, for others that name it and change with it. */
export function pageWordsOf(
  { content, cacheTags, clock, reportError }: WordFacts,
  { site, locale }: { site: Site; locale: Locale },
): (path: string) => Promise<PageWords | undefined> {
  return async (path) => {
    const [page, settings] = await Promise.all([
      content.describePage(site, locale, path),
      content.getSettings(),
    ])
    // Until the country has a page of its own, which then gives the name.
    const lending = page ? lendingTags(page, site, locale) : [listTag('pages', locale)]
    for (const tag of lending) cacheTags.add(tag)
    if (!page) return undefined
    cacheTags.add(documentTag('pages', page.uid))
    const today = berlinDay(clock.now())
    const { title, seo } = page.attributes
    const words = { title, description: seo?.metaDescription ?? '' }
    return fillPlaceholders(words, { settings, locale, today, reportError })
  }
}
