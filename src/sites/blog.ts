/** The fixed parts of the blog: its categories, its country sections and where it exists. */
import { type Country, LOCALES, type Locale, parseLocale } from './locales.ts'

export const BLOG_CATEGORIES = [
  'health-insurance',
  'bike-insurance',
  'dental-insurance',
  'disability-insurance',
  'household-contents-insurance',
  'legal-insurance',
  'liability-insurance',
  'life-insurance',
  'pension-insurance',
  'pet-insurance',
  'travel-insurance',
  'policy-guides',
] as const
export type BlogCategory = (typeof BLOG_CATEGORIES)[number]

export const LIFE_IN_SECTIONS = [
  { country: 'de', slug: 'life-in-germany' },
  { country: 'es', slug: 'life-in-spain' },
  { country: 'nl', slug: 'life-in-netherlands' },
  { country: 'fr', slug: 'life-in-france' },
  { country: 'it', slug: 'life-in-italy' },
  { country: 'be', slug: 'life-in-belgium' },
  { country: 'se', slug: 'life-in-sweden' },
] as const satisfies readonly { country: Country; slug: string }[]
export type LifeInSlug = (typeof LIFE_IN_SECTIONS)[number]['slug']

/**
 * The specification limits the blog to some regions without naming them. They are taken to be
 * those with a section of their own: elsewhere there is nothing to write about yet.
 */
const BLOG_COUNTRIES: readonly Country[] = LIFE_IN_SECTIONS.map(({ country }) => country)

export const BLOG_LOCALES: readonly Locale[] = LOCALES.filter((locale) =>
  BLOG_COUNTRIES.includes(parseLocale(locale).country),
)

/** The section on living in the locale's country, when there is one. */
export function lifeInSlug(locale: Locale): LifeInSlug | undefined {
  const { country } = parseLocale(locale)
  return LIFE_IN_SECTIONS.find((section) => section.country === country)?.slug
}

/** Where the articles of a category or of a 'life in' section are, without locale prefix. */
export function categoryPath(slug: string): string {
  const isLifeIn = LIFE_IN_SECTIONS.some((section) => section.slug === slug)
  return isLifeIn ? `/blog/${slug}` : `/blog/category/${slug}`
}
