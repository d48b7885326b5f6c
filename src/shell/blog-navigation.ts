import { type FilledSources, filledCategories } from '#content/filled-categories.ts'
import { BLOG_CATEGORIES, type BlogCategory, categoryPath, lifeInSlug } from '#sites/blog.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import type { FrameLink, FrameMenu } from './frame-menu.ts'

/** What the navigation has on pages of the blog instead of advice and company. */
type BlogNavigation = { guides: FrameMenu[]; links: FrameLink[] }

export function isBlogPath(path: string): boolean {
  return path === '/blog' || path.startsWith('/blog/')
}

/**
 * The guides by what they are about, the policy guides first, and life in the locale's country. Of
 * the other categories only those with guides are offered; where there is none, policy guides are
 * a link.
 */
export async function loadBlogNavigation(
  sources: FilledSources,
  locale: Locale,
): Promise<BlogNavigation> {
  const entries = await sources.content.listAll('blog-categories', locale)
  const linksTo = (shown: typeof entries, slugs: readonly string[]): FrameLink[] =>
    slugs.flatMap((slug) => {
      const name = shown.find(({ attributes }) => attributes.slug === slug)?.attributes.title
      return name === undefined ? [] : [{ name, href: localePath(locale, categoryPath(slug)) }]
    })
  const [general] = linksTo(entries, [POLICY_GUIDES])
  const filled = await filledCategories(sources, locale)
  const topics = linksTo(
    entries.filter(({ uid }) => filled.has(uid)),
    BLOG_CATEGORIES.filter((slug) => slug !== POLICY_GUIDES),
  )
  const lifeIn = linksTo(entries, [lifeInSlug(locale) ?? ''])
  if (general === undefined || topics.length === 0) {
    return { guides: [], links: [...(general ? [general] : []), ...lifeIn] }
  }
  return {
    guides: [{ title: general.name, groups: [{ links: [general, ...topics] }] }],
    links: lifeIn,
  }
}

const POLICY_GUIDES: BlogCategory = 'policy-guides'
