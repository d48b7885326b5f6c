import { expect, test } from 'vitest'
import { LOCALES, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { availability, localesOfRoute, ROUTES } from '#sites/routes.ts'
import { SITES, type Site } from '#sites/site-config.ts'
import type { AttributesOf } from './collections/registry.ts'
import { localesOfDocument } from './lent-pages.ts'
import { readStartingContent } from './read-starting-content.ts'

const documents = await readStartingContent()
const pages = documents
  .filter(({ collection }) => collection === 'pages')
  .map(({ uid, locale, attributes }) => ({
    uid,
    locale,
    attributes: attributes as AttributesOf<'pages'>,
  }))

/** `site locale path` of every page, lent ones included. */
const there = new Set(
  pages.flatMap(({ locale, attributes }) => {
    const sites: Site[] = [attributes.site, ...(attributes.alsoOn ?? [])]
    const { everyCountry, path } = attributes
    return sites.flatMap((site) =>
      localesOfDocument({ locale, everyCountry, path }, site).map(
        (each) => `${site} ${each} ${path}`,
      ),
    )
  }),
)

const written = ROUTES.filter(
  ({ kind, path }) => kind === 'legal' || (kind === 'company' && !path.endsWith(':slug')),
)

test.each(written)('$path is there wherever the table of routes says', (route) => {
  const missing = SITES.flatMap((site) =>
    localesOfRoute(site, route)
      .map((locale) => `${site} ${locale} ${route.path}`)
      .filter((address) => !there.has(address)),
  )
  expect(missing).toEqual([])
})

test('questions, contact and reviews are there in every locale', () => {
  for (const path of ['/faq', '/contact-us', '/contact-us/claim-help', '/reviews']) {
    expect(LOCALES.filter((locale) => !there.has(`default ${locale} ${path}`))).toEqual([])
  }
})

const isTopic = (link: unknown): link is string =>
  typeof link === 'string' && link.startsWith('/support/topic/')

test('the topics of help that the settings lead to have an answer in every language', () => {
  const [settings] = documents.filter(({ collection }) => collection === 'settings')
  const helpLinks = (settings?.attributes as AttributesOf<'settings'> | undefined)?.helpLinks ?? {}
  const answered = new Set(
    documents
      .filter(({ collection }) => collection === 'help-articles')
      .map(({ locale, attributes }) => `${locale} /support/topic/${attributes['topic']}`),
  )
  const links = Object.values(helpLinks).filter(isTopic)
  expect(links).not.toEqual([])
  for (const locale of Object.values(MAIN_LOCALE_OF_LANGUAGE)) {
    expect(links.filter((link) => !answered.has(`${locale} ${link}`))).toEqual([])
  }
})

test('legal pages name their version and their day', () => {
  const legal = pages.filter(({ attributes }) =>
    ROUTES.some(({ kind, path }) => kind === 'legal' && path === attributes.path),
  )
  expect(legal).toHaveLength(24)
  for (const { uid, attributes } of legal) {
    const [block] = attributes.blocks
    expect(block?.__component, uid).toBe('blocks.legal-text')
  }
})

test('what these pages link to exists in each of their locales', () => {
  const own = pages.filter(({ attributes }) =>
    [...written.map(({ path }) => path), '/faq', '/contact-us'].includes(attributes.path),
  )
  const broken = own.flatMap(({ uid, locale, attributes }) => {
    const { everyCountry, path, blocks } = attributes
    const links = [
      ...JSON.stringify(blocks).matchAll(/href=\\"(\/[^"#\\.]*)\\"|"url":"(\/[^"]*)"/g),
    ]
    const paths = links.map(([, inText, inField]) => inText ?? inField ?? '')
    return localesOfDocument({ locale, everyCountry, path }, attributes.site).flatMap((each) =>
      paths
        .filter((link) => availability(attributes.site, each, link) === 'absent')
        .map((link) => `${uid} in ${each}: ${link}`),
    )
  })
  expect(broken).toEqual([])
})

test('who changes how long messages are kept writes it into the privacy policy too', () => {
  const days = documents
    .filter(({ collection }) => collection === 'forms')
    .map(({ attributes }) => (attributes as AttributesOf<'forms'>).retentionDays)
  expect(new Set(days)).toEqual(new Set([180, 365, 730]))
})
