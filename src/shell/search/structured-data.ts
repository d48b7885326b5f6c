/**
 * What search engines read about a page in the vocabulary of schema.org. Only facts that the page
 * itself shows: no ratings, no prices without their page.
 */

export type StructuredData = Readonly<Record<string, unknown>>

type Crumb = { name: string; url: string }

export type Question = {
  question: string
  /** Rich text; its markup is taken away. */
  answer: string
}

export function organizationData(of: {
  /** Origin of the personal site, whichever site carries it. */
  origin: string
  brandName: string
  legalName: string
  slogan: string
  email: string
  social: readonly string[]
}): StructuredData {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${of.origin}/#organization`,
    name: of.brandName,
    legalName: of.legalName,
    slogan: of.slogan,
    url: `${of.origin}/`,
    logo: `${of.origin}/icon-512.png`,
    email: of.email,
    sameAs: of.social,
  }
}

/** From the home page to the page itself. */
export function breadcrumbData(crumbs: readonly Crumb[]): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

export function faqData(questions: readonly Question[]): StructuredData {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
    })),
  }
}

/** Search engines refuse a product without an offer, so only a page with a price tells of one. */
export function productData(of: {
  name: string
  description: string
  url: string
  brandName: string
  /** The lowest price that the page shows; per month. */
  priceFromCents: number
}): StructuredData {
  return {
    '@context': context,
    '@type': 'Product',
    name: of.name,
    description: of.description,
    url: of.url,
    category: 'Insurance',
    brand: { '@type': 'Brand', name: of.brandName },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: (of.priceFromCents / 100).toFixed(2),
      priceCurrency: 'EUR',
      url: of.url,
    },
  }
}

export function articleData(of: {
  headline: string
  description: string
  url: string
  image: string
  /** ISO 8601. */
  publishedAt: string
  updatedAt: string
  language: string
  /** Origin of the personal site, whose organisation publishes it. */
  origin: string
  author?: string
}): StructuredData {
  const publisher = { '@type': 'Organization', '@id': `${of.origin}/#organization` }
  return {
    '@context': context,
    '@type': 'Article',
    headline: of.headline,
    description: of.description,
    mainEntityOfPage: of.url,
    image: of.image,
    datePublished: of.publishedAt,
    dateModified: of.updatedAt,
    inLanguage: of.language,
    publisher,
    author: of.author ? { '@type': 'Person', name: of.author } : publisher,
  }
}

/** JSON that can stand inside a script element: nothing in it can end the element. */
export function toScriptText(data: StructuredData): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const context = 'https://schema.org'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** Parts of a text are set apart; what only stands out within a sentence leaves no gap. */
function textOf(html: string): string {
  return html
    .replace(/<\/?(?:p|div|br|ul|ol|li|h[1-6]|table|tr|td|th|blockquote)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
