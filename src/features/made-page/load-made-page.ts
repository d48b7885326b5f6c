import type { BlockView } from '#blocks/block-views.ts'
import { prepareBlocks } from '#blocks/prepare-blocks.ts'
import type { ProductHeroView } from '#blocks/product-hero/prepare-product-hero.ts'
import { fillPlaceholders } from '#content/fill-placeholders.ts'
import { findAncestors } from '#content/find-ancestors.ts'
import { lendingTags, localesOfPage } from '#content/lent-pages.ts'
import { linkHref } from '#content/link-href.ts'
import { listOpenJobs } from '#content/list-open-jobs.ts'
import { pageWordsOf } from '#content/page-words.ts'
import { listTag } from '#content/publishing.ts'
import { entryTags } from '#content/source/entry-tags.ts'
import type { ContentEntry } from '#content/source.ts'
import { setType } from '#i18n/set-type.ts'
import { lawDay } from '#insurance/figures/law-day.ts'
import { berlinDay } from '#platform/clock.ts'
import type { ContentPageFacts } from '#shell/content-page-facts.ts'
import { type PageMeta, pageMetaOf } from '#shell/page-meta.ts'
import { productData } from '#shell/search/structured-data.ts'
import { canonicalUrl } from '#sites/canonical.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'

type PageFacts = ContentPageFacts & {
  answerOnce: () => void
  reportError: (error: unknown) => void
}

export type MadePage = {
  entry: ContentEntry<'pages'>
  /** What was looked up for its blocks, at the position of each. */
  views: BlockView[]
  /** The pages above it, from the top. */
  ancestors: { name: string; path: string }[]
  meta: PageMeta
}

/** The page that editors made at a path, if there is one, with its figures filled in. */
export async function loadMadePage(
  facts: PageFacts,
  target: PageAddress,
): Promise<MadePage | undefined> {
  const { content, cacheTags, preview, hosts, reportError } = facts
  const { site, locale, path } = target
  const found = await content.findPage(site, locale, path, { preview })
  if (!found) return undefined
  for (const tag of [...entryTags(found), ...lendingTags(found, site, locale)]) cacheTags.add(tag)
  const today = berlinDay(facts.clock.now())
  const settings = await content.getSettings()
  const [entry, ancestors] = await Promise.all([
    fillPlaceholders(found, { settings, locale, today, reportError }).then((filled) =>
      setBlocks(filled, locale),
    ),
    findAncestors(content, target),
  ])
  const views = await prepareBlocks(entry.attributes.blocks, {
    site,
    locale,
    path,
    asOf: lawDay(today),
    today,
    readQuery: (name, values) => {
      const value = facts.readQuery(name, values)
      // A free answer in the address makes prices that are one visitor's.
      if (value !== null && !values) facts.answerOnce()
      return value
    },
    href: (link) => linkHref(link, hosts, locale),
    bookingLinks: settings.bookingLinks,
    settings,
    listJobs: () => {
      cacheTags.add(listTag('jobs', locale))
      return listOpenJobs(content, locale, today)
    },
    listPress: () => {
      cacheTags.add(listTag('press-items', locale))
      return content.listAll('press-items', locale)
    },
    pageWords: pageWordsOf(facts, target),
    reportError,
  })
  const meta = metaOf(facts, target, { entry, views, ancestors, brandName: settings.brandName })
  return { entry, views, ancestors, meta }
}

/** The blocks alone: what search engines are told keeps its words whole. */
function setBlocks(entry: ContentEntry<'pages'>, locale: Locale): ContentEntry<'pages'> {
  const blocks = setType(entry.attributes.blocks, parseLocale(locale).language)
  return { ...entry, attributes: { ...entry.attributes, blocks } }
}

function metaOf(
  facts: PageFacts,
  address: PageAddress,
  page: Pick<MadePage, 'entry' | 'views' | 'ancestors'> & { brandName: string },
): PageMeta {
  const { entry, views, ancestors, brandName } = page
  const { title, seo, deindex, blocks } = entry.attributes
  const description = seo?.metaDescription ?? ''
  const product = blocks.flatMap((block, position) =>
    block.__component === 'blocks.product-hero' && views[position]
      ? [views[position] as ProductHeroView]
      : [],
  )[0]
  const listed = { ...address, path: seo?.canonicalPath ?? address.path }
  return pageMetaOf(facts, listed, {
    locales: localesOfPage(entry, address.site),
    brandName,
    title: seo?.metaTitle ?? title,
    description,
    hidden: deindex || facts.preview,
    shareImage: seo?.shareImage?.attributes,
    ancestors,
    questions: blocks.flatMap((block) =>
      block.__component === 'blocks.faq' ? block.questions : [],
    ),
    // Only a price that is really the lowest may be called so.
    structuredData: product?.from?.isMinimum
      ? [
          productData({
            name: product.name,
            description: description || product.summary,
            url: canonicalUrl(facts.hosts, listed),
            brandName,
            priceFromCents: product.from.cents,
          }),
        ]
      : [],
  })
}
