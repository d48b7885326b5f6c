import { describe, expect, test } from 'vitest'
import { formatFigure } from '#i18n/format-figure.ts'
import { translator } from '#i18n/translator.ts'
import { LAW_FIGURES } from '#insurance/figures/law-figures.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { APP_ROUTES } from '#sites/app-routes.ts'
import { BLOG_CATEGORIES, BLOG_LOCALES, lifeInSlug } from '#sites/blog.ts'
import { type Locale, MAIN_LOCALE_OF_LANGUAGE, parseLocale } from '#sites/locales.ts'
import { availability } from '#sites/routes.ts'
import { GUIDE_TOOLS } from './guide-tools.ts'
import { readStartingContent } from './read-starting-content.ts'

const documents = await readStartingContent()
const of = (collection: string) =>
  documents
    .filter((each) => each.collection === collection)
    .map(({ uid, attributes }) => ({
      uid,
      attributes,
      locale: uid.slice(0, 5) as Locale,
      body: String(attributes['body']),
    }))
const articles = of('blogs')
const answers = of('help-articles')
const countIn = (list: readonly { locale: string }[], locale: string) =>
  list.filter((each) => each.locale === locale).length
const isIn = ({ attributes }: (typeof articles)[number], category: string) =>
  (attributes['categories'] as string[]).includes(category)
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length

test('there are as many as were asked for', () => {
  expect(countIn(articles, 'en-de')).toBeGreaterThanOrEqual(30)
  expect(countIn(articles, 'de-de')).toBeGreaterThanOrEqual(12)
  for (const locale of ['es-es', 'fr-fr']) {
    expect(countIn(articles, locale)).toBeGreaterThanOrEqual(6)
  }
  for (const locale of ['en-de', 'de-de', 'es-es', 'fr-fr']) {
    expect(countIn(answers, locale)).toBeGreaterThanOrEqual(40)
  }
})

test('every category has two in English for Germany, every country two in its own section', () => {
  for (const slug of BLOG_CATEGORIES) {
    const mine = articles.filter((each) => isIn(each, `en-de--${slug}`))
    expect(mine.length, slug).toBeGreaterThanOrEqual(2)
  }
  for (const locale of BLOG_LOCALES.filter((each) => each.startsWith('en-'))) {
    const mine = articles.filter((each) => isIn(each, `${locale}--${lifeInSlug(locale)}`))
    expect(mine.length, locale).toBeGreaterThanOrEqual(2)
  }
})

test('every tool is carried by a guide, and stands where the guide wants it', () => {
  const carrying = articles.filter(({ attributes }) => attributes['tool'] !== undefined)
  const tools = new Set(
    carrying.filter(({ locale }) => locale === 'en-de').map(({ attributes }) => attributes['tool']),
  )
  expect([...tools].toSorted()).toEqual([...GUIDE_TOOLS].toSorted())
  for (const { uid, body } of articles) {
    const isCarrying = carrying.some((each) => each.uid === uid)
    expect(body.includes('<p>[tool]</p>'), uid).toBe(isCarrying)
  }
})

describe.each(articles)('$uid', ({ attributes, body, locale }) => {
  test('is long enough to help, and says what to do next with a link', () => {
    expect(wordsOf(body)).toBeGreaterThanOrEqual(250)
    expect(body.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4)
    expect(body.slice(body.lastIndexOf('<h2>'))).toMatch(/<a href="/)
    expect(attributes['excerpt']).toEqual(expect.any(String))
    expect(attributes['reviewedOn']).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('types no number of the law that has its place in the tables', () => {
    expect(typedFigures(body, locale)).toEqual([])
  })
})

test.each(answers)('$uid types no number of the law either', ({ body, attributes, locale }) => {
  expect(typedFigures(`${attributes['summary']} ${body}`, locale)).toEqual([])
})

test('links of ours lead to pages that exist in the locale', () => {
  const broken = [...articles, ...answers].flatMap(({ uid, body, locale }) =>
    [...body.matchAll(/href="(\/[^"#]*)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !isThere(path, locale))
      .map((path) => `${uid} → ${path}`),
  )
  expect(broken).toEqual([])
})

test('links to our app lead to pages that it has', () => {
  const links = [...articles, ...answers].flatMap(({ uid, body }) =>
    [...body.matchAll(/href="(app|health):([^"#?]*)/g)].map(([, host, path]) => ({
      uid,
      host,
      path,
    })),
  )
  expect(links.length).toBeGreaterThan(10)
  const isKnown = (link: (typeof links)[number]) =>
    APP_ROUTES.some(({ host, path }) => host === link.host && path === link.path)
  expect(links.filter((link) => !isKnown(link))).toEqual([])
})

/** Whether a page is written at a path: in the locale, or lent to it by its language's main one. */
function isThere(path: string, locale: Locale): boolean {
  if (availability('default', locale, path) === 'absent') return false
  const [, part, name, more] = path.split('/')
  if (part === 'blog' && name && name !== 'category') {
    return articles.some(({ uid }) => uid === `${locale}--${name}`)
  }
  if (part === 'support' && name && more === undefined) {
    return answers.some(({ uid }) => uid === `${locale}--${name}`)
  }
  if (part === 'blog' || part === 'support') return true
  const main = MAIN_LOCALE_OF_LANGUAGE[parseLocale(locale).language]
  return of('pages').some(
    (page) =>
      page.attributes['path'] === path &&
      (page.locale === locale || (page.locale === main && page.attributes['everyCountry'])),
  )
}

/** What an answer tells people to press, by the names that the account gives it. */
const pressed = [
  ['cancel-a-policy', 'changes.cancel'],
  ['change-bank-details', 'changes.bank'],
  ['change-address', 'changes.address'],
  ['add-someone-to-a-policy', 'changes.question'],
  ['report-a-claim', 'policy.claim'],
  ['sign-in-problems', 'signIn.link'],
  ['sign-in-problems', 'signIn.forgot'],
  ['delete-my-data', 'data.exportPdf'],
  ['delete-my-data', 'data.erase'],
  ['find-my-documents', 'nav.policies'],
] as const

test.each(pressed)('%s names the button as it is called: %s', (slug, name) => {
  const written = answers.filter(({ uid }) => uid.endsWith(`--${slug}`))
  expect(written.length).toBeGreaterThanOrEqual(2)
  for (const { uid, attributes, body, locale } of written) {
    const label = translator(locale, 'account')(name)
    expect(`${attributes['summary']} ${body}`, uid).toContain(label)
  }
})

/** Amounts of this year that somebody wrote out. Short or round ones may be an example of something else. */
function typedFigures(text: string, locale: Locale): string[] {
  const today = isoDateOf('2026-11-15')
  return Object.entries(LAW_FIGURES).flatMap(([name, figureOn]) => {
    const figure = figureOn(today)
    if (figure.kind !== 'money' || figure.cents < 500_00 || figure.cents % 2_000_00 === 0) return []
    const written = formatFigure(figure, locale).replace(/[€\s\u00a0\u202f]/g, '')
    return text.replace(/[\s\u00a0\u202f]/g, '').includes(written) ? [`${name}: ${written}`] : []
  })
}
