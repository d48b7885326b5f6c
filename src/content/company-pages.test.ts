import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#insurance/values/language.ts'
import { projectRoot } from '#platform/project-root.ts'
import { APP_ROUTES } from '#sites/app-routes.ts'
import { LOCALES, type Locale, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { localesOfRoute, ROUTES } from '#sites/routes.ts'
import { SITES, type Site } from '#sites/site-config.ts'
import type { AttributesOf } from './collections/registry.ts'
import { BOOKING_TOPICS } from './collections/settings.ts'
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

const blogs = new Set(uidsOf('blogs'))
const helpArticles = new Set(uidsOf('help-articles'))

function uidsOf(collection: string): string[] {
  return documents.filter((each) => each.collection === collection).map(({ uid }) => uid)
}

test('what pages link to exists in each of their locales', () => {
  const broken = pages.flatMap(({ uid, locale, attributes }) => {
    const { site, alsoOn = [], everyCountry, path, blocks } = attributes
    const links = [...JSON.stringify(blocks).matchAll(/href=\\"([^"\\]*)\\"|"url":"([^"]*)"/g)].map(
      ([, inText, inField]) => inText ?? inField ?? '',
    )
    return [site, ...alsoOn].flatMap((on) =>
      localesOfDocument({ locale, everyCountry, path }, on).flatMap((each) =>
        links
          .filter((link) => !leadsSomewhere(link, on, each))
          .map((link) => `${uid} on ${on} in ${each}: ${link}`),
      ),
    )
  })
  expect(broken).toEqual([])
})

/** Whether a link of a page on a site leads to a page that is there; those elsewhere are not followed. */
function leadsSomewhere(link: string, from: Site, locale: Locale): boolean {
  const [, host = from, country = locale, path] =
    /^(?:(default|business|app|health)(?:@([a-z-]+))?:)?(\/(?!\.well-known)[^?#]*)/.exec(link) ?? []
  if (path === undefined) return true
  if (host === 'app' || host === 'health') {
    const isOrder = APP_ROUTES.some((route) => route.host === host && route.path === path)
    return isOrder || BOOKING_TOPICS.some((topic) => path === `/calls/${topic}`)
  }
  const [, part, name] = path.split('/')
  const article = `${country}--${name}`
  if (part === 'blog' && name) return blogs.has(article)
  if (part === 'support' && name) return helpArticles.has(article)
  if (there.has(`${host} ${country} ${path}`)) return true
  return path === '/support' || path === '/blog'
}

test('a link that chooses an answer of a form names one that it has', () => {
  const links = pages.flatMap(({ locale, attributes }) =>
    [...JSON.stringify(attributes).matchAll(/\?choose=(\w+)\.([\w-]+)#form-([\w-]+)/g)].map(
      ([link, field, value, form]) => ({ link, field, value, uid: `${locale}--${form}` }),
    ),
  )
  expect(links).toHaveLength(LANGUAGES.length)
  for (const { link, field, value, uid } of links) {
    const form = documents.find((each) => each.collection === 'forms' && each.uid === uid)
    const { fields = [] } = (form?.attributes ?? {}) as Partial<AttributesOf<'forms'>>
    const options = fields.flatMap((each) =>
      each.__component === 'fields.choice' && each.id === field ? each.options : [],
    )
    expect(
      options.map((option) => option.value),
      `${uid}: ${link}`,
    ).toContain(value)
  }
})

test('who changes how long messages are kept writes it into the privacy policy too', () => {
  const kept = documents
    .filter(({ collection }) => collection === 'forms')
    .map(({ uid, attributes }) => {
      const { retentionDays } = attributes as AttributesOf<'forms'>
      return [uid.replace(/^.*--/, ''), retentionDays] as const
    })
  const all = new Map(kept)
  expect(kept.filter(([name, days]) => days !== all.get(name))).toEqual([])
  // The rows of its table.
  expect(Object.fromEntries(all)).toEqual({
    contact: 180,
    'job-application': 180,
    'policy-question': 365,
    'claim-help': 365,
    partner: 365,
    press: 365,
    insurer: 730,
  })
})

test('the accessibility statement names the program that checks pages, and no test that nobody makes', () => {
  const statements = pages.filter(({ attributes }) => attributes.path === '/accessibility')
  expect(statements).toHaveLength(4)
  expect(readFileSync(`${projectRoot}/e2e/steps/expect-accessible.ts`, 'utf8')).toMatch(/wcag22aa/)
  for (const { uid, attributes } of statements) {
    const [block] = attributes.blocks
    const tests = block?.__component === 'blocks.legal-text' ? block.sections[1]?.body : undefined
    expect(tests, uid).toMatch(/WCAG 2\.2 .*\(axe\)/)
    expect(tests, uid).not.toMatch(/screen.?reader|lector de pantalla|lecteur d’écran/i)
  }
})
