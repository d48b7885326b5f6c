import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import { documentTag } from './publishing.ts'
import type { ContentSource } from './source.ts'

/** How the page at a path is called in a country, for others that name it and change with it. */
export function pageTitles(
  {
    content,
    cacheTags,
  }: { content: Pick<ContentSource, 'findPage'>; cacheTags: Pick<Set<string>, 'add'> },
  { site, locale }: { site: Site; locale: Locale },
): (path: string) => Promise<string | undefined> {
  return async (path) => {
    const page = await content.findPage(site, locale, path)
    if (page) cacheTags.add(documentTag('pages', page.uid))
    return page?.attributes.title
  }
}
