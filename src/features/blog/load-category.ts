import { linesBeside } from '#blocks/related-lines/lines-beside.ts'
import { sellsLines } from '#blocks/sells-lines.ts'
import { filledCategories } from '#content/filled-categories.ts'
import { filledTag, shelfTag } from '#content/search/shelves.ts'
import { translator } from '#i18n/translator.ts'
import { pageMetaOf } from '#shell/page-meta.ts'
import { BLOG_LOCALES, lifeInSlug } from '#sites/blog.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import { loadCategories } from './blog-categories.ts'
import type { BlogFacts } from './blog-facts.ts'
import { feedsOf } from './feed-paths.ts'
import { showCards } from './shown-card.ts'

/** As many as one list of the content API holds: editors mark a few of a category. */
const mostPopular = 100

/** A category or 'life in' section: its popular article, then the others, three to a page. */
export async function loadCategory(facts: BlogFacts, address: PageAddress) {
  const { content, cacheTags, readQuery } = facts
  const { locale, path } = address
  const asked = readQuery('page') ?? '1'
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 0
  const [{ brandName }, categories] = await Promise.all([
    content.getSettings(),
    loadCategories(facts, locale),
  ])
  const category = categories.find((each) => each.path === path)
  if (!category || page === 0) return undefined
  cacheTags.add(shelfTag(category.uid))
  const within = { category: category.uid }
  const [popular, others, filled, lines] = await Promise.all([
    content.listArticles(locale, { ...within, isPopular: true, pageSize: mostPopular }),
    content.listArticles(locale, { ...within, isPopular: false, page }),
    filledCategories(facts, locale),
    category.slug === lifeInSlug(locale) ? firstLines(facts, address) : [],
  ])
  if (page > Math.max(1, others.pageCount)) return undefined
  const t = translator(locale, 'blog')
  // Where editors marked several, one leads and the others stand before the rest: none is lost.
  const first = page === 1 ? popular.cards : []
  const shown = await showCards(facts, locale, [...first, ...others.cards], categories)
  const [lead, cards] = first.length > 0 ? [shown[0], shown.slice(1)] : [undefined, shown]
  const isEmpty = popular.cards.length + others.total === 0
  const suffix = page > 1 ? ` (${t('page', { page })})` : ''
  const base = pageMetaOf(facts, address, {
    brandName,
    title: category.title + suffix,
    description: category.description + suffix,
    hidden: isEmpty,
    locales: await localesWith(facts, category.slug),
    ancestors: [{ name: t('title'), path: '/blog' }],
  })
  const meta = {
    ...base,
    // A further page is no copy of the first, and in another language has other articles.
    ...(page > 1 ? { canonical: `${base.canonical}?page=${page}`, alternates: [] } : {}),
    feeds: feedsOf(locale, brandName),
  }
  return {
    page: {
      locale,
      category,
      lead,
      cards,
      page,
      elsewhere: categories.filter(({ uid }) => uid !== category.uid && filled.has(uid)),
      pageCount: others.pageCount,
      lines,
      blogHref: localePath(locale, '/blog'),
    },
    meta,
  }
}

/** What is insured first by who has just come: a section on life in a country leads there. */
async function firstLines(facts: BlogFacts, address: PageAddress) {
  const health = sellsLines(address.locale) ? 'public-health' : 'expat-short-term'
  return linesBeside(facts, address, [health, 'personal-liability', 'household'])
}

/**
 * Where the category has articles: elsewhere it is an empty list, which no search engine shall
 * find. Of other locales, the page is marked with whether there is any, and not with their lists,
 * so that no other article published there throws this page away.
 */
async function localesWith({ content, cacheTags }: BlogFacts, slug: string): Promise<Locale[]> {
  const hasArticles = await Promise.all(
    BLOG_LOCALES.map(async (locale) => {
      const categories = await content.listAll('blog-categories', locale)
      const uid = categories.find(({ attributes }) => attributes.slug === slug)?.uid
      if (uid === undefined) return false
      cacheTags.add(filledTag(uid))
      return (await content.listFirstArticles(locale, [uid], 1)).get(uid)?.length
    }),
  )
  return BLOG_LOCALES.filter((_, index) => hasArticles[index])
}
