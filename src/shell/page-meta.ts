import type { MetaDescriptor } from 'react-router'
import { alternates, canonicalUrl } from '#sites/canonical.ts'
import type { AppEnv, HostTable } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'

export type PageMeta = {
  title: string
  description: string
  brandName: string
  canonical: string
  alternates: readonly { hreflang: string; href: string }[]
  indexed: boolean
}

type PageMetaOf = {
  hosts: HostTable
  appEnv: AppEnv
  site: Site
  locale: Locale
  path: string
  brandName: string
  title: string
  description: string
  /** Where the page exists, if the table of routes does not know. */
  locales?: readonly Locale[]
  /** Keeps the page out of search engines wherever it stands. */
  hidden?: boolean
}

/** What search engines and previews read about a page. Only production wants to be found. */
export function pageMetaOf({
  hosts,
  appEnv,
  site,
  locale,
  path,
  locales,
  hidden = false,
  ...words
}: PageMetaOf): PageMeta {
  return {
    ...words,
    canonical: canonicalUrl(hosts, { site, locale, path }),
    alternates: alternates(hosts, { site, path, ...(locales ? { locales } : {}) }),
    indexed: appEnv === 'production' && !hidden,
  }
}

export function metaTags(meta: PageMeta | undefined): MetaDescriptor[] {
  if (!meta) return [{ name: 'robots', content: 'noindex, nofollow' }]
  const { title, description, brandName, canonical, indexed } = meta
  return [
    { title: `${title} | ${brandName}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex, nofollow' }]),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...meta.alternates.map(({ hreflang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: hreflang,
      href,
    })),
  ]
}
