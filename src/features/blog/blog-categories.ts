import type { SceneName } from '#content/page-blocks/block-choices.ts'
import { listTag } from '#content/publishing.ts'
import {
  BLOG_CATEGORIES,
  type BlogCategory,
  categoryPath,
  type LifeInSlug,
  lifeInSlug,
} from '#sites/blog.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import type { BlogFacts } from './blog-facts.ts'

/** A category or a 'life in' section as pages show it. */
export type ShownCategory = {
  uid: string
  slug: string
  title: string
  description: string
  href: string
  /** Without locale prefix. */
  path: string
  scene: SceneName
}

/** The categories of a locale in the order of the specification, its 'life in' section last. */
export async function loadCategories(
  { content, cacheTags }: Pick<BlogFacts, 'content' | 'cacheTags'>,
  locale: Locale,
): Promise<ShownCategory[]> {
  cacheTags.add(listTag('blog-categories', locale))
  const order: readonly string[] = [...BLOG_CATEGORIES, lifeInSlug(locale) ?? '']
  const entries = await content.listAll('blog-categories', locale)
  return entries
    .filter(({ attributes }) => order.includes(attributes.slug))
    .sort((one, other) => order.indexOf(one.attributes.slug) - order.indexOf(other.attributes.slug))
    .map(({ uid, attributes: { slug, title, description } }) => {
      const path = categoryPath(slug)
      const href = localePath(locale, path)
      return { uid, slug, title, description: description ?? '', path, href, scene: sceneOf(slug) }
    })
}

export function sceneOf(slug: string): SceneName {
  return (scenes as Readonly<Record<string, SceneName>>)[slug] ?? 'region'
}

const scenes: Readonly<Record<BlogCategory | LifeInSlug, SceneName>> = {
  'health-insurance': 'health',
  'bike-insurance': 'bike',
  'dental-insurance': 'dental',
  'disability-insurance': 'disability',
  'household-contents-insurance': 'household',
  'legal-insurance': 'legal',
  'liability-insurance': 'personal-liability',
  'life-insurance': 'life',
  'pension-insurance': 'pension',
  'pet-insurance': 'pet-health',
  'travel-insurance': 'travel-health',
  'policy-guides': 'help',
  'life-in-germany': 'germany',
  'life-in-spain': 'spain',
  'life-in-netherlands': 'netherlands',
  'life-in-france': 'france',
  'life-in-italy': 'italy',
  'life-in-belgium': 'belgium',
  'life-in-sweden': 'sweden',
}
