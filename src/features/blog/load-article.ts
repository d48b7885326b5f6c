import { prepareGuideTool } from '#blocks/guide-tool/prepare-guide-tool.ts'
import { linesBeside } from '#blocks/related-lines/lines-beside.ts'
import { fillPlaceholders } from '#content/fill-placeholders.ts'
import { linkHref } from '#content/link-href.ts'
import { prepareArticleBody } from '#content/rich-text/article-body.ts'
import { plainText } from '#content/search/plain-text.ts'
import { readingMinutes } from '#content/search/reading-minutes.ts'
import { shelfTag } from '#content/search/shelves.ts'
import { cardsOfEntries } from '#content/source/cards-of-entries.ts'
import { entryTags } from '#content/source/entry-tags.ts'
import type { ArticleCard, ContentEntry } from '#content/source.ts'
import { formatDate } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import { isLineId } from '#insurance/lines/registry.ts'
import { berlinDay } from '#platform/clock.ts'
import { pageMetaOf } from '#shell/page-meta.ts'
import { articleData } from '#shell/search/structured-data.ts'
import { canonicalUrl } from '#sites/canonical.ts'
import { originOf } from '#sites/hosts.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { localePath } from '#sites/locale-path.ts'
import { isLocale, type Locale, parseLocale } from '#sites/locales.ts'
import { formatUid, parseUid } from '#sites/uid.ts'
import { loadCategories } from './blog-categories.ts'
import type { BlogFacts } from './blog-facts.ts'
import { feedsOf } from './feed-paths.ts'
import { showCards } from './shown-card.ts'

const relatedCount = 3

/** An article with everything around it; undefined where there is none. */
export async function loadArticle(facts: BlogFacts, address: PageAddress) {
  const { content, cacheTags, hosts, clock, preview, reportError } = facts
  const { locale, path } = address
  const found = await findArticle(facts, address)
  if (!found) return undefined
  for (const tag of entryTags({ ...found, attributes: { ...found.attributes, related: [] } })) {
    cacheTags.add(tag)
  }
  const today = berlinDay(clock.now())
  const t = translator(locale, 'blog')
  const settings = await content.getSettings()
  const { brandName } = settings
  const [categories, related, filled] = await Promise.all([
    loadCategories(facts, locale),
    findRelated(facts, found),
    fillPlaceholders(found.attributes, { settings, locale, today, reportError }),
  ])
  const { title, excerpt, seo, author, line, tool, reviewedOn } = filled
  const href = (link: string) => linkHref(link, hosts, locale)
  const lines = line && isLineId(line) ? await linesBeside(facts, address, [line]) : []
  const main = categories.find(({ uid }) => uid === found.attributes.categories[0]?.uid)
  const publishedAt = found.publishedAt ?? found.updatedAt
  const url = canonicalUrl(hosts, address)
  const base = pageMetaOf(facts, address, {
    brandName,
    locales: found.locales.filter(isLocale),
    title: seo?.metaTitle ?? title,
    description: seo?.metaDescription ?? excerpt ?? '',
    type: 'article',
    hidden: preview,
    shareImage: seo?.shareImage?.attributes,
    ancestors: [
      { name: t('title'), path: '/blog' },
      ...(main ? [{ name: main.title, path: main.path }] : []),
    ],
  })
  const article = articleData({
    headline: title,
    description: base.description,
    url,
    image: base.share.image.url,
    publishedAt,
    updatedAt: found.updatedAt,
    language: parseLocale(locale).language,
    origin: originOf(hosts, 'default'),
    ...(author ? { author: author.name } : {}),
  })
  return {
    page: {
      locale,
      title,
      excerpt,
      url,
      author,
      brandName,
      minutes: filled.readingMinutes ?? readingMinutes(plainText(filled.body)),
      body: prepareArticleBody(filled.body, { href, withTool: tool !== undefined }),
      tool:
        tool &&
        (await prepareGuideTool(tool, {
          locale,
          today,
          readQuery: facts.readQuery,
          action: localePath(locale, path),
        })),
      category: main,
      blogHref: localePath(locale, '/blog'),
      dates: datesOf({ publishedAt, updatedAt: found.updatedAt, reviewedOn }, locale),
      line: lines[0],
      cover: filled.cover,
      related: await showCards(facts, locale, related, categories),
    },
    meta: {
      ...base,
      structuredData: [...base.structuredData, article],
      feeds: feedsOf(locale, brandName),
    },
  }
}

type Dates = { publishedAt: string; updatedAt: string; reviewedOn: string | undefined }

/** In words. A change on the day of publishing is none that readers need to know of. */
function datesOf({ publishedAt, updatedAt, reviewedOn }: Dates, locale: Locale) {
  const published = formatDate(new Date(publishedAt), locale)
  const updated = formatDate(new Date(updatedAt), locale)
  return {
    publishedAt,
    updatedAt,
    reviewedOn,
    published,
    updated: updated === published ? undefined : updated,
    reviewed: reviewedOn && formatDate(reviewedOn, locale),
  }
}

async function findArticle(
  { content, preview }: BlogFacts,
  { locale, path }: PageAddress,
): Promise<ContentEntry<'blogs'> | undefined> {
  const name = path.slice('/blog/'.length)
  if (!/^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/.test(name)) return undefined
  return content.findByUid('blogs', formatUid(locale, name), { preview })
}

/** Those that the editor chose, then of its categories, then the newest of all. */
async function findRelated(
  { content, cacheTags }: BlogFacts,
  article: ContentEntry<'blogs'>,
): Promise<ArticleCard[]> {
  const cards = cardsOfEntries(article.attributes.related ?? [])
  const add = (more: readonly ArticleCard[]) => {
    const known = new Set([article.uid, ...cards.map(({ uid }) => uid)])
    cards.push(...more.filter(({ uid }) => !known.has(uid)))
  }
  const isShort = () => cards.length < relatedCount
  if (isShort()) add(await content.listOlderArticles(article, relatedCount))
  const { locale } = parseUid(article.uid)
  // Only where a list ends, so that a new article changes few other pages.
  for (const { uid } of article.attributes.categories) {
    if (!isShort()) break
    cacheTags.add(shelfTag(uid))
    add((await content.listFirstArticles(locale, [uid], relatedCount + 1)).get(uid) ?? [])
  }
  if (isShort()) {
    cacheTags.add(shelfTag(locale))
    const newest = { isPopular: false, pageSize: relatedCount + 1 + cards.length }
    add((await content.listArticles(locale, newest)).cards)
  }
  return cards.slice(0, relatedCount)
}
