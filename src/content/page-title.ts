import { berlinDay, type Clock } from '#platform/clock.ts'
import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { lendingTags } from './lent-pages.ts'
import { documentTag, listTag } from './publishing.ts'
import type { ContentSource } from './source.ts'

interface TitleFacts {
  content: Pick<ContentSource, 'describePage' | 'getSettings'>
  cacheTags: Pick<Set<string>, 'add'>
  clock: Clock
  reportError: (error: unknown) => void
}

/** How the page at a path is called in a country, for others that name it and change with it. */
export function pageTitles(
  { content, cacheTags, clock, reportError }: TitleFacts,
  { site, locale }: { site: Site; locale: Locale },
): (path: string) => Promise<string | undefined> {
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
    return fillPlaceholders(page.attributes.title, { settings, locale, today, reportError })
  }
}
