import { fillPlaceholders } from '#content/fill-placeholders.ts'
import { documentTag, listTag } from '#content/publishing.ts'
import { shelfTag } from '#content/search/shelves.ts'
import { translator } from '#i18n/translator.ts'
import { berlinDay } from '#platform/clock.ts'
import { canonicalUrl } from '#sites/canonical.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { parseLocale } from '#sites/locales.ts'
import type { BlogFacts } from './blog-facts.ts'

export type Feed = {
  title: string
  description: string
  language: string
  /** The address of the blog, and of the feed itself. */
  home: string
  self: string
  /** The company. */
  author: string
  /** ISO 8601: when the newest of its articles changed. */
  updatedAt: string
  items: FeedItem[]
}

export type FeedItem = {
  title: string
  summary: string
  url: string
  publishedAt: string
  updatedAt: string
  categories: string[]
  /** Whom its page names, else the company. */
  author: string
}

const mostItems = 20

/** The newest articles of a locale. Each with its summary: the article itself has tools and prices that live. */
export async function loadFeed(
  facts: BlogFacts,
  { site, locale, path }: PageAddress,
): Promise<Feed> {
  const { content, hosts, cacheTags, clock, reportError } = facts
  // A new article changes it, and a change of those that it shows; a change of an older one does not.
  cacheTags.add(shelfTag(locale))
  cacheTags.add(listTag('blog-categories', locale))
  const t = translator(locale, 'blog')
  const [settings, others, popular, categories] = await Promise.all([
    content.getSettings(),
    content.listArticles(locale, { isPopular: false, pageSize: mostItems }),
    content.listArticles(locale, { isPopular: true, pageSize: mostItems }),
    content.listAll('blog-categories', locale),
  ])
  const { brandName } = settings
  const titles = new Map(categories.map(({ uid, attributes }) => [uid, attributes.title]))
  const cards = [...others.cards, ...popular.cards]
    .sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1))
    .slice(0, mostItems)
  for (const { uid } of cards) cacheTags.add(documentTag('blogs', uid))
  const today = berlinDay(clock.now())
  const items = cards.map((card) => ({
    title: card.title,
    summary: card.excerpt,
    url: canonicalUrl(hosts, { site, locale, path: `/blog/${card.slug}` }),
    publishedAt: card.publishedAt,
    updatedAt: card.updatedAt,
    categories: card.categories.flatMap((uid) => titles.get(uid) ?? []),
    author: card.author ?? brandName,
  }))
  return {
    title: `${brandName} – ${t('title')}`,
    description: t('metaDescription'),
    language: parseLocale(locale).language,
    home: canonicalUrl(hosts, { site, locale, path: '/blog' }),
    self: canonicalUrl(hosts, { site, locale, path }),
    author: brandName,
    updatedAt:
      items
        .map((item) => item.updatedAt)
        .sort()
        .at(-1) ?? '1970-01-01T00:00:00.000Z',
    items: await fillPlaceholders(items, { settings, locale, today, reportError }),
  }
}
