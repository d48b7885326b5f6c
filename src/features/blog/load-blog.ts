import { shelfTag } from '#content/search/shelves.ts'
import { translator } from '#i18n/translator.ts'
import { pageMetaOf } from '#shell/page-meta.ts'
import { titleAbroad } from '#shell/search/title-abroad.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { loadCategories, type ShownCategory } from './blog-categories.ts'
import type { BlogFacts } from './blog-facts.ts'
import { feedsOf } from './feed-paths.ts'
import { type ShownCard, showCards } from './shown-card.ts'

/** The front page: the article to begin with, then every category with its first three. */
export async function loadBlog(facts: BlogFacts, address: PageAddress) {
  const { content, cacheTags } = facts
  const { locale } = address
  const t = translator(locale, 'blog')
  const [{ brandName }, categories, popular] = await Promise.all([
    content.getSettings(),
    loadCategories(facts, locale),
    content.listArticles(locale, { isPopular: true, pageSize: 1 }),
  ])
  const first = await content.listFirstArticles(
    locale,
    categories.map(({ uid }) => uid),
  )
  for (const { uid } of categories) cacheTags.add(shelfTag(uid))
  cacheTags.add(shelfTag(locale))
  const [lead] = await showCards(facts, locale, popular.cards, categories)
  const sections = await Promise.all(
    categories.map(async (category): Promise<BlogSection[]> => {
      const found = first.get(category.uid) ?? []
      const cards = await showCards(facts, locale, found, categories)
      return cards.length > 0 ? [{ category, cards }] : []
    }),
  )
  const topics = sections.flat().map(({ category }) => category)
  // What leads the page, or stands in a category above, is not shown a second time.
  const shown = new Set([lead?.uid])
  const others = sections.flat().flatMap(({ category, cards }): BlogSection[] => {
    const rest = cards.filter(({ uid }) => !shown.has(uid))
    for (const { uid } of rest) shown.add(uid)
    return rest.length > 0 ? [{ category, cards: rest }] : []
  })
  const meta = {
    ...pageMetaOf(facts, address, {
      brandName,
      title: titleAbroad(t('metaTitle'), locale),
      description: t('metaDescription'),
    }),
    feeds: feedsOf(locale, brandName),
  }
  return { page: { locale, lead, topics, sections: others }, meta }
}

export type BlogSection = { category: ShownCategory; cards: ShownCard[] }
