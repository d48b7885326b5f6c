import type { Locale } from '#sites/locales.ts'
import { shelfTag } from './search/shelves.ts'
import type { ContentSource } from './source.ts'

/**
 * The categories in which there is something to read. Only empty ones mark the page, which changes
 * with their first article: marked with all, every page of the blog would go with each article.
 */
export async function filledCategories<Category extends { uid: string }>(
  {
    content,
    cacheTags,
  }: { content: Pick<ContentSource, 'listFirstArticles'>; cacheTags: Set<string> },
  locale: Locale,
  categories: readonly Category[],
): Promise<Category[]> {
  const uids = categories.map(({ uid }) => uid)
  const first = await content.listFirstArticles(locale, uids, 1)
  const isFilled = ({ uid }: Category) => (first.get(uid) ?? []).length > 0
  for (const category of categories) if (!isFilled(category)) cacheTags.add(shelfTag(category.uid))
  return categories.filter(isFilled)
}
