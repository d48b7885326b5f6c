import { translator } from '#i18n/translator.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'

/** Where the newest articles are for programs, without locale prefix. */
export const FEEDS = [
  { path: '/blog/feed.xml', type: 'application/rss+xml' },
  { path: '/blog/atom.xml', type: 'application/atom+xml' },
  { path: '/blog/feed.json', type: 'application/feed+json' },
] as const

/** The feeds of a locale, as the head of a page names them. */
export function feedsOf(locale: Locale, brandName: string) {
  const title = `${brandName} – ${translator(locale, 'blog')('title')}`
  return FEEDS.map(({ path, type }) => ({ type, title, href: localePath(locale, path) }))
}
