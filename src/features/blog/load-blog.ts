import { shelfTag } from '#content/search/shelves.ts'
import type { ArticleCard } from '#content/source.ts'
import { translator } from '#i18n/translator.ts'
import { pageMetaOf } from '#shell/page-meta.ts'
import { titleAbroad } from '#shell/search/title-abroad.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { loadCategories, type ShownCategory } from './blog-categories.ts'
import type { BlogFacts } from './blog-facts.ts'
import { feedsOf } from './feed-paths.ts'
import { type ShownCard, showCards } from './shown-card.ts'

const mostShown = 3
/** So many of a category that three are left which stand nowhere above. */
const mostLookedAt = 12

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
    mostLookedAt,
  )
  for (const { uid } of categories) cacheTags.add(shelfTag(uid))
  cacheTags.add(shelfTag(locale))
  const topics = categories.filter(({ uid }) => first.get(uid)?.length)
  const [lead] = await showCards(facts, locale, popular.cards, categories)
  // What leads the page, or stands in a category above, is not shown a second time.
  const shown = new Set(popular.cards.map(({ uid }) => uid))
  const chosen = topics.map((category) => {
    const cards = ownFirst(category, first.get(category.uid) ?? [])
      .filter(({ uid }) => !shown.has(uid))
      .slice(0, mostShown)
    for (const { uid } of cards) shown.add(uid)
    return { category, cards }
  })
  const sections = await Promise.all(
    chosen
      .filter(({ cards }) => cards.length > 0)
      .map(
        async ({ category, cards }): Promise<BlogSection> => ({
          category,
          cards: await showCards(facts, locale, cards, categories),
        }),
      ),
  )
  const meta = {
    ...pageMetaOf(facts, address, {
      brandName,
      title: titleAbroad(t('metaTitle'), locale),
      description: t('metaDescription'),
    }),
    feeds: feedsOf(locale, brandName),
  }
  return { page: { locale, lead, topics, sections }, meta }
}

/** An article belongs most to the category that it names first. */
function ownFirst({ uid }: ShownCategory, cards: readonly ArticleCard[]): ArticleCard[] {
  const isOwn = ({ categories }: ArticleCard) => categories[0] === uid
  return [...cards.filter(isOwn), ...cards.filter((card) => !isOwn(card))]
}

export type BlogSection = { category: ShownCategory; cards: ShownCard[] }
