import { expect, test } from 'vitest'
import { FLAG_NAMES } from '#flags/flag-names.ts'
import { APP_ROUTES } from '#sites/app-routes.ts'
import { LOCALES, type Locale } from '#sites/locales.ts'
import { availability } from '#sites/routes.ts'
import type { Site } from '#sites/site-config.ts'
import { referenceIssues } from './check-references.ts'
import type { Footer, MainNavigation } from './collections/navigation-shape.ts'
import type { AttributesOf } from './collections/registry.ts'
import { readStartingContent } from './read-starting-content.ts'

const documents = await readStartingContent()
const siteOf = { navigations: 'default', 'navigation-businesses': 'business' } as const

test('every site has a main navigation and a footer in every locale, and there are settings', () => {
  const expected = ['navigations', 'navigation-businesses'].flatMap((collection) =>
    LOCALES.flatMap((locale) => [
      `${collection}/${locale}--footer`,
      `${collection}/${locale}--main-navigation`,
    ]),
  )
  const names = documents.map(({ collection, uid }) => `${collection}/${uid}`)
  expect(names).toEqual(expect.arrayContaining([...expected, 'settings/en-de--settings']))
})

test('what the starting content refers to is in it, as publishing asks', () => {
  const states = new Map(
    documents.map(({ collection, uid }) => [`${collection}/${uid}`, 'public'] as const),
  )
  const broken = documents.flatMap((document) =>
    referenceIssues(document, states).map(({ message }) => `${document.uid} ${message}`),
  )
  expect(broken).toEqual([])
})

test('tables have a head, and rows that begin with their name', () => {
  const tables = documents.flatMap(({ uid, attributes }) =>
    [...JSON.stringify(attributes).matchAll(/<table>.*?<\/table>/g)].map(([table]) => ({
      uid,
      table,
    })),
  )
  expect(tables.length).toBeGreaterThan(80)
  const unnamed = tables.filter(({ table }) => {
    const rows = table.split('<tbody>')[1]?.match(/<tr>.*?<\/tr>/g) ?? []
    return !table.includes('<thead>') || rows.some((row) => !/^<tr><th scope=\\"row\\">/.test(row))
  })
  expect(unnamed.map(({ uid }) => uid)).toEqual([])
})

test('every link in a text leads somewhere', () => {
  const texts = documents.map(({ uid, attributes }) => ({ uid, text: JSON.stringify(attributes) }))
  expect(texts.filter(({ text }) => text.includes('href=\\"app:/')).length).toBeGreaterThan(10)
  expect(texts.filter(({ text }) => /<a(?![^>]* href=)[ >]/.test(text))).toEqual([])
})

/** Our name stands behind a title where there is room for both. */
test('titles of pages, guides and answers fit in a line of search results', () => {
  const room = 60
  const titles = documents
    .filter(({ collection }) => ['pages', 'blogs', 'help-articles', 'jobs'].includes(collection))
    .map(({ uid, attributes }) => {
      const { title, seo } = attributes as { title?: string; seo?: { metaTitle?: string } }
      return { uid, title: seo?.metaTitle ?? title ?? '' }
    })
  expect(titles.length).toBeGreaterThan(400)
  expect(titles.filter(({ title }) => title.length > room)).toEqual([])
})

test('what is written for search engines is shown whole', () => {
  const written = documents.flatMap(({ uid, attributes }) => {
    const { metaTitle = '', metaDescription = '' } = (attributes['seo'] ?? {}) as {
      metaTitle?: string
      metaDescription?: string
    }
    return metaTitle ? [{ uid, title: shown(metaTitle), description: shown(metaDescription) }] : []
  })
  expect(written.length).toBeGreaterThan(300)
  const isCut = ({ title }: { title: string }) => title.length > 60 - ' | Feather'.length
  expect(written.filter(isCut)).toEqual([])
  // The words of the English home page were given to us.
  const others = written.filter(({ uid }) => uid !== 'en-de--home')
  const isUnfit = ({ description: { length } }: { description: string }) =>
    length < 70 || length > 160
  expect(others.filter(isUnfit)).toEqual([])
})

/** About as long as with its figures. */
function shown(text: string): string {
  return text.replaceAll('{{law.year}}', '2026').replace(/\{\{.*?\}\}/g, '€100.00')
}

test('every flag of the code is there, and off', () => {
  const flags = documents
    .filter(({ collection }) => collection === 'feature-flags')
    .map(({ attributes }) => [attributes['name'], attributes['enabled']])
  expect(flags).toEqual(FLAG_NAMES.map((name) => [name, false]))
})

test('redirects lead from paths without a page to paths with one', () => {
  const all = documents.filter(({ collection }) => collection === 'redirects')
  for (const { uid, attributes } of all) {
    const { site, from, to } = attributes as AttributesOf<'redirects'>
    const isSomewhere = (path: string) => LOCALES.some((locale) => exists(path, site, locale))
    expect(isSomewhere(from), uid).toBe(false)
    expect(isSomewhere(to), uid).toBe(true)
  }
})

const navigations = documents.flatMap((document) => {
  const site = siteOf[document.collection as keyof typeof siteOf]
  if (site === undefined) return []
  const attributes = document.attributes as MainNavigation | Footer
  return [{ ...document, site, attributes, locale: document.locale as Locale }]
})

test.each(navigations)('$collection $uid links only to pages that exist there', (document) => {
  const { site, locale, attributes } = document
  const broken = linksOf(attributes).filter((link) => !exists(link, site, locale))
  expect(broken).toEqual([])
})

test.each(navigations)('$collection $uid is what its name says', ({ uid, attributes }) => {
  expect(uid.endsWith(`--${attributes.kind}`)).toBe(true)
})

test.each(navigations)('$collection $uid names no page twice in one menu', ({ attributes }) => {
  for (const links of menusOf(attributes)) expect(links).toEqual([...new Set(links)])
})

test('advice is offered in English and German on the personal site alone', () => {
  const offered = navigations.filter(
    ({ attributes }) => attributes.kind === 'main-navigation' && attributes.advice.items.length > 0,
  )
  const expected = LOCALES.filter((locale) => /^(en|de)-/.test(locale))
  expect(offered.map(({ site, locale }) => `${site} ${locale}`).sort()).toEqual(
    expected.map((locale) => `default ${locale}`).sort(),
  )
})

test('advice in Germany leads to the recommendation tool', () => {
  const germany = navigations.filter(({ locale, attributes }) => {
    return locale.endsWith('-de') && attributes.kind === 'main-navigation'
  })
  const led = germany.filter(({ attributes }) =>
    linksOf(attributes).includes('app:/recommendation-tool'),
  )
  expect(led.map(({ site, locale }) => `${site} ${locale}`).sort()).toEqual([
    'default de-de',
    'default en-de',
  ])
})

function linksOf(attributes: MainNavigation | Footer): string[] {
  return menusOf(attributes).flat()
}

function menusOf(attributes: MainNavigation | Footer): string[][] {
  const urls = (items: { url: string }[]) => items.map((item) => item.url)
  if (attributes.kind === 'footer') {
    const { products, resources, company, legal } = attributes
    return [urls(products.list), urls(resources.items), urls(company.items), urls(legal)]
  }
  const { product, advice, company, resources } = attributes
  const products = product.categories.flatMap((category) => category.items)
  return [
    products.map((item) => item.internalPath ?? item.externalUrl ?? ''),
    ...[advice, company, resources].map((menu) => urls(menu.items)),
  ]
}

function exists(link: string, site: Site, locale: Locale): boolean {
  const [, host, path] = /^(\w+):(\/.*)$/.exec(link) ?? []
  if (path === undefined) return availability(site, locale, link) === 'listed'
  if (host === 'default' || host === 'business')
    return availability(host, locale, path) === 'listed'
  return APP_ROUTES.some((route) => route.host === host && route.path === path)
}
