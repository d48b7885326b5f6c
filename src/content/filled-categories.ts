import type { Locale } from '#sites/locales.ts'
import { filledTag } from './search/shelves.ts'
import type { ContentSource } from './source.ts'

export type FilledSources = {
  content: Pick<ContentSource, 'listAll' | 'listFirstArticles'>
  cacheTags: Set<string>
}

/**
 * The uids of the categories in which there is something to read. All of the locale are asked for,
 * whichever a page shows, so that its parts ask the same and one answer is remembered for them.
 */
export async function filledCategories(
  { content, cacheTags }: FilledSources,
  locale: Locale,
): Promise<ReadonlySet<string>> {
  const uids = (await content.listAll('blog-categories', locale)).map(({ uid }) => uid)
  for (const uid of uids) cacheTags.add(filledTag(uid))
  const first = await content.listFirstArticles(locale, uids, 1)
  return new Set(uids.filter((uid) => (first.get(uid) ?? []).length > 0))
}
