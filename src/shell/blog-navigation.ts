import type { ContentSource } from '#content/source.ts'
import { BLOG_CATEGORIES, categoryPath, lifeInSlug } from '#sites/blog.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import type { FrameLink, FrameMenu } from './frame-menu.ts'

/** What the navigation has on pages of the blog instead of advice and company. */
type BlogNavigation = { guides: FrameMenu[]; lifeIn: FrameLink[] }

export function isBlogPath(path: string): boolean {
  return path === '/blog' || path.startsWith('/blog/')
}

/** The guides by what they are about, the policy guides first, and life in the locale's country. */
export async function loadBlogNavigation(
  content: Pick<ContentSource, 'listAll'>,
  locale: Locale,
): Promise<BlogNavigation> {
  const entries = await content.listAll('blog-categories', locale)
  const titles = new Map(
    entries.map(({ attributes }): [string, string] => [attributes.slug, attributes.title]),
  )
  const linkTo = (slug: string): FrameLink[] => {
    const name = titles.get(slug)
    return name === undefined ? [] : [{ name, href: localePath(locale, categoryPath(slug)) }]
  }
  const [first = 'policy-guides', ...others] = [...BLOG_CATEGORIES].reverse()
  const links = [first, ...others.reverse()].flatMap(linkTo)
  const section = lifeInSlug(locale)
  const title = titles.get(first)
  return {
    guides: title === undefined ? [] : [{ title, groups: [{ links }] }],
    lifeIn: section === undefined ? [] : linkTo(section),
  }
}
