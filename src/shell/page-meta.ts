import type { MetaDescriptor } from 'react-router'
import { translator } from '#i18n/translator.ts'
import { alternates, canonicalUrl } from '#sites/canonical.ts'
import { type AppEnv, type HostTable, originOf } from '#sites/hosts.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { localePath } from '#sites/locale-path.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { localesOfPath } from '#sites/routes.ts'
import { isDeindexed } from '#sites/uid.ts'
import { SHARE_IMAGE, shareImagePath } from './search/share-image-path.ts'
import {
  breadcrumbData,
  faqData,
  type Question,
  type StructuredData,
} from './search/structured-data.ts'
import { MANIFEST_PATH } from './search/web-manifest.ts'

export type PageMeta = {
  title: string
  description: string
  brandName: string
  locale: Locale
  canonical: string
  alternates: readonly { hreflang: string; href: string }[]
  /** Where the page exists. */
  locales: readonly Locale[]
  indexed: boolean
  share: {
    type: 'website' | 'article'
    title: string
    description: string
    image: { url: string; width: number; height: number }
  }
  structuredData: readonly StructuredData[]
  /** Lists for programs that belong to the page, such as an RSS feed. */
  feeds?: readonly { type: string; title: string; href: string }[]
}

type MetaFacts = { hosts: HostTable; env: { appEnv: AppEnv } }

type PageInWords = {
  brandName: string
  title: string
  description: string
  /** Where the page exists, if the table of routes does not know. */
  locales?: readonly Locale[]
  /** Keeps the page out of search engines wherever it stands. */
  hidden?: boolean
  /** `article` for what has an author and a date; a page otherwise. */
  type?: 'website' | 'article'
  /** A picture of the editors' choice, on our own host; a drawn one where it has no size. */
  shareImage?: { url: string; width?: number | undefined; height?: number | undefined } | undefined
  /** Pages between the home page and this one, without locale prefix. */
  ancestors?: readonly { name: string; path: string }[]
  /** Questions that the page shows with their answers. */
  questions?: readonly Question[]
  /** More that search engines may know: a product, an article. */
  structuredData?: readonly StructuredData[]
}

/** What search engines and previews read about a page. Only production wants to be found. */
export function pageMetaOf(
  { hosts, env }: MetaFacts,
  address: PageAddress,
  page: PageInWords,
): PageMeta {
  const { site, locale, path } = address
  const { brandName, title, description, locales = localesOfPath(site, path) } = page
  const hidden = page.hidden || isDeindexed(path)
  const { url, width, height } = page.shareImage ?? {}
  const image =
    url && width && height
      ? { url, width, height }
      : { url: shareImagePath(locale, path), ...SHARE_IMAGE }
  return {
    title,
    description,
    brandName,
    locale,
    canonical: canonicalUrl(hosts, address),
    // What is not to be found is no version of what is.
    alternates: hidden ? [] : alternates(hosts, { ...address, locales }),
    locales,
    indexed: env.appEnv === 'production' && !hidden,
    share: {
      type: page.type ?? 'website',
      title: title || brandName,
      description: description || translator(locale, 'shell')('shareDescription'),
      image: { ...image, url: originOf(hosts, site) + image.url },
    },
    structuredData: [
      ...(path === '/' ? [] : [breadcrumbData(crumbsOf(hosts, address, page))]),
      ...(page.questions?.length ? [faqData(page.questions)] : []),
      ...(page.structuredData ?? []),
    ],
  }
}

/** As much of a title as search engines show. */
const TITLE_ROOM = 60

/** What a long question asks says more than our name behind it. */
function withBrand(title: string, brandName: string): string {
  const both = `${title} | ${brandName}`
  if (!title) return brandName
  return both.length > TITLE_ROOM ? title : both
}

export function metaTags(meta: PageMeta | undefined): MetaDescriptor[] {
  if (!meta) return [{ name: 'robots', content: 'noindex, nofollow' }]
  const { title, description, brandName, canonical, indexed } = meta
  return [
    { title: withBrand(title, brandName) },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex, nofollow' }]),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...meta.alternates.map(({ hreflang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: hreflang,
      href,
    })),
    { tagName: 'link', rel: 'manifest', href: localePath(meta.locale, MANIFEST_PATH) },
    ...(meta.feeds ?? []).map(({ type, title: name, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type,
      title: name,
      href,
    })),
    ...shareTags(meta),
    ...meta.structuredData.map((data) => ({ 'script:ld+json': data })),
  ]
}

function shareTags({ share, brandName, canonical, locale }: PageMeta): MetaDescriptor[] {
  const { image } = share
  const { language, country } = parseLocale(locale)
  const openGraph = {
    'og:title': share.title,
    'og:description': share.description,
    'og:type': share.type,
    'og:url': canonical,
    'og:site_name': brandName,
    // Countries by ISO 3166, which `eu` is not.
    ...(country === 'eu' ? {} : { 'og:locale': `${language}_${country.toUpperCase()}` }),
    'og:image': image.url,
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:alt': share.title,
  }
  const twitter = {
    'twitter:card': 'summary_large_image',
    'twitter:title': share.title,
    'twitter:description': share.description,
    'twitter:image': image.url,
  }
  return [
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    ...Object.entries(twitter).map(([name, content]) => ({ name, content })),
  ]
}

function crumbsOf(
  hosts: HostTable,
  address: PageAddress,
  { brandName, title, ancestors = [] }: PageInWords,
) {
  const own = { name: title || brandName, path: address.path }
  return [{ name: brandName, path: '/' }, ...ancestors, own].map(({ name, path }) => ({
    name,
    url: canonicalUrl(hosts, { ...address, path }),
  }))
}
