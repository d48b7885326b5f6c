import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { fillFigures } from '#content/figures/fill-figures.ts'
import { seedContent } from '#content/seed-content.ts'
import { createStoreSource } from '#content/source.ts'
import { contentDocuments } from '#content/tables.ts'
import { discardDraft, publishDocument, saveDraft, savePublished } from '#content/write-document.ts'
import { connectDatabase, type Database } from '#platform/database/connect.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '#platform/postgres/test-database.ts'
import { BLOG_CATEGORIES, BLOG_LOCALES, categoryPath, lifeInSlug } from '#sites/blog.ts'
import type { Locale } from '#sites/locales.ts'
import { loadArticle } from './load-article.ts'
import { loadBlog } from './load-blog.ts'
import { loadCategory } from './load-category.ts'
import { loadFeed } from './load-feed.ts'
import { blogFactsOfTests } from './test-blog-facts.ts'

const by = { by: system }
let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  await migrateDatabase(testDatabase.url)
  await seedContent(testDatabase.url)
  database = connectDatabase(testDatabase.url, { onError: () => {} })
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const placeOf = (path: string, locale: Locale = 'en-de') =>
  ({ site: 'default', locale, path }) as const

async function categoryOf(slug: string, page = 1, locale: Locale = 'en-de') {
  const facts = blogFactsOfTests(database, { query: { page: String(page) } })
  return (await loadCategory(facts, placeOf(categoryPath(slug), locale)))?.page
}

async function articleOf(slug: string, preview = false) {
  return loadArticle(blogFactsOfTests(database, { preview }), placeOf(`/blog/${slug}`))
}

test('every category and section of a country has at least two articles to show in Germany', async () => {
  for (const slug of [...BLOG_CATEGORIES, 'life-in-germany']) {
    const page = await categoryOf(slug)
    expect((page?.lead ? 1 : 0) + (page?.cards.length ?? 0), slug).toBeGreaterThanOrEqual(2)
  }
})

test('each country has its own section with articles, and no other', async () => {
  for (const locale of BLOG_LOCALES) {
    const slug = lifeInSlug(locale) ?? ''
    expect((await categoryOf(slug, 1, locale))?.cards.length, locale).toBeGreaterThanOrEqual(2)
  }
  expect(await categoryOf('life-in-spain', 1, 'en-de')).toBeUndefined()
  const elsewhere = placeOf('/blog/category/life-in-germany')
  expect(await loadCategory(blogFactsOfTests(database, {}), elsewhere)).toBeUndefined()
})

test('a section on life in a country leads to what is insured first, told as the country tells it', async () => {
  const german = (await categoryOf('life-in-germany'))?.lines ?? []
  expect(german.map(({ href, price }) => [href, price !== undefined])).toEqual([
    ['/health-insurance/public', true],
    ['/personal-liability-insurance', true],
    ['/household-insurance', true],
  ])
  const spanish = (await categoryOf('life-in-spain', 1, 'es-es'))?.lines ?? []
  expect(spanish.map(({ href, price }) => [href, price])).toEqual([
    ['/es-es/health-insurance/expat/short-term', undefined],
    ['/es-es/personal-liability-insurance', undefined],
    ['/es-es/household-insurance', undefined],
  ])
  for (const { summary } of spanish) expect(summary).not.toMatch(/^$|Alemania/)
  expect((await categoryOf('health-insurance'))?.lines).toEqual([])
})

test('a category offers the others that have articles, and no empty one', async () => {
  const shown = await categoryOf('health-insurance', 1, 'en-es')
  expect(shown?.cards).toEqual([])
  expect(shown?.elsewhere.map(({ slug }) => slug)).toEqual(['life-in-spain'])
  const german = (await categoryOf('health-insurance'))?.elsewhere
  expect(german).toHaveLength(BLOG_CATEGORIES.length)
})

test('the popular article leads; the pages after it hold three each, and every article once', async () => {
  const all = await createStoreSource(database.db).listAll('blogs', 'en-de')
  for (const slug of [...BLOG_CATEGORIES, 'life-in-germany']) {
    const mine = all.filter(({ attributes }) =>
      attributes.categories.some(({ uid }) => uid === `en-de--${slug}`),
    )
    const popular = mine.filter(({ attributes }) => attributes.isPopular)
    const first = await categoryOf(slug)
    expect(first?.lead !== undefined, slug).toBe(popular.length > 0)
    const shown = [first?.lead?.uid, ...(first?.cards ?? []).map(({ uid }) => uid)]
    for (let page = 2; page <= (first?.pageCount ?? 0); page += 1) {
      const { cards = [], lead } = (await categoryOf(slug, page)) ?? {}
      expect(lead).toBeUndefined()
      expect(cards.length).toBeLessThanOrEqual(3)
      shown.push(...cards.map(({ uid }) => uid))
    }
    const found = shown.filter((uid) => uid !== undefined)
    expect(found.toSorted(), slug).toEqual(mine.map(({ uid }) => uid).toSorted())
    expect(first?.pageCount, slug).toBe(Math.ceil((mine.length - popular.length) / 3))
  }
  expect(await categoryOf('health-insurance', 99)).toBeUndefined()
})

test('each page of a category is one of its own to search engines', async () => {
  const metaOf = async (page: string) => {
    const facts = blogFactsOfTests(database, { query: { page } })
    return (await loadCategory(facts, placeOf(categoryPath('health-insurance'))))?.meta
  }
  const [first, second] = [await metaOf('1'), await metaOf('2')]
  expect(first?.canonical).toMatch(/\/blog\/category\/health-insurance$/)
  expect(second?.canonical).toBe(`${first?.canonical}?page=2`)
  // The second page of another language shows other articles.
  expect(first?.alternates.length).toBeGreaterThan(1)
  expect(second?.alternates).toEqual([])
})

test('of several popular articles one leads and none is lost', async () => {
  const categories = ['en-de--pet-insurance']
  const names = ['one', 'two', 'three', 'four', 'five', 'six']
  for (const name of names) {
    const attributes = { title: name, body: '<p>x</p>', isPopular: true, categories }
    await savePublished(database.db, 'blogs', `en-de--popular-${name}`, attributes, by)
  }
  const page = await categoryOf('pet-insurance')
  const shown = [page?.lead, ...(page?.cards ?? [])].map((card) => card?.uid)
  expect(shown.slice(0, names.length)).toEqual(
    names.toReversed().map((name) => `en-de--popular-${name}`),
  )
})

test('the front page has the newest popular article, the categories in their order, nothing twice', async () => {
  const { page } = await loadBlog(blogFactsOfTests(database, {}), placeOf('/blog'))
  expect(page.lead).toBeDefined()
  const order = page.topics.map(({ slug }) => slug)
  expect(order).toEqual([...BLOG_CATEGORIES, 'life-in-germany'])
  const shown = [page.lead?.uid, ...page.sections.flatMap(({ cards }) => cards.map((c) => c.uid))]
  expect(new Set(shown).size).toBe(shown.length)
  expect(page.sections).not.toEqual([])
  for (const { cards } of page.sections) expect(cards.length).toBeLessThanOrEqual(3)
  // A category that shows fewer than three has no more that stand nowhere else on the page.
  const all = await createStoreSource(database.db).listAll('blogs', 'en-de')
  const unseen = all.filter(({ uid }) => !shown.includes(uid))
  for (const { category, cards } of page.sections.filter(({ cards }) => cards.length < 3)) {
    const left = unseen.filter(({ attributes }) =>
      attributes.categories.some(({ uid }) => uid === category.uid),
    )
    expect(left.map(({ uid }) => uid)).toEqual([])
    expect(cards.length, category.uid).toBeGreaterThan(0)
  }
  const lifeIn = page.sections.find(({ category }) => category.slug === 'life-in-germany')
  expect(lifeIn?.cards.map(({ uid }) => uid)).toContain('en-de--first-thirty-days-in-germany')
})

test('an article has its time, its contents, its line with the price of the day, and three others', async () => {
  const found = await articleOf('bike-stolen-in-germany')
  const [price] = await fillFigures(['{{price.bike}}'], {
    locale: 'en-de',
    today: '2026-11-15' as never,
    reportError: (error) => {
      throw error
    },
  })
  expect(found?.page.line).toMatchObject({ href: '/bike-insurance', price: { amount: price } })
  expect(found?.page.minutes).toBeGreaterThanOrEqual(1)
  expect(found?.page.body.headings.length).toBeGreaterThan(2)
  expect(found?.page.related).toHaveLength(3)
  const data = found?.meta.structuredData.find((each) => each['@type'] === 'Article')
  expect(data).toMatchObject({
    headline: found?.page.title,
    mainEntityOfPage: expect.stringMatching(/\/blog\/bike-stolen-in-germany$/),
    image: expect.stringMatching(/^https?:/),
    datePublished: found?.page.dates.publishedAt,
    dateModified: found?.page.dates.updatedAt,
    inLanguage: 'en',
    author: { '@type': 'Organization' },
  })
})

test('long texts take longer, and an author is named to readers and to search engines', async () => {
  const long = `<h2>One</h2><p>${'word '.repeat(2_000)}</p><h2>Two</h2><p>End.</p>`
  const attributes = {
    title: 'Long',
    body: long,
    categories: ['en-de--pet-insurance'],
    author: { name: 'Ana Silva', role: 'Vet' },
  }
  await savePublished(database.db, 'blogs', 'en-de--long', attributes, by)
  const found = await articleOf('long')
  expect(found?.page.minutes).toBeGreaterThanOrEqual(8)
  expect(found?.page.body.headings).toEqual([
    { id: 'one', text: 'One' },
    { id: 'two', text: 'Two' },
  ])
  expect(found?.page.author).toEqual({ name: 'Ana Silva', role: 'Vet' })
  const data = found?.meta.structuredData.find((each) => each['@type'] === 'Article')
  expect(data?.['author']).toEqual({ '@type': 'Person', name: 'Ana Silva' })
})

test('an article, its card and its feed name settings as visitors read them', async () => {
  const named = 'Write to {{setting.emails.help}}'
  const article = { title: named, excerpt: named, body: `<p>${named}</p>` }
  const categories = ['en-de--pet-insurance']
  await savePublished(database.db, 'blogs', 'en-de--names', { ...article, categories }, by)
  const { emails } = await createStoreSource(database.db).getSettings()
  const shown = [
    await articleOf('names'),
    await categoryOf('pet-insurance'),
    await feedItemOf('names'),
  ]
  for (const each of shown) {
    expect(JSON.stringify(each)).toContain(`Write to ${emails.help}`)
    expect(JSON.stringify(each)).not.toContain('{{setting')
  }
})

test('a draft is seen in the preview alone, and search engines are kept out of it', async () => {
  const draft = { title: 'Not yet', body: '<p>Draft</p>', categories: ['en-de--pet-insurance'] }
  await saveDraft(database.db, 'blogs', 'en-de--not-yet', draft, by)
  expect(await articleOf('not-yet')).toBeUndefined()
  const seen = await articleOf('not-yet', true)
  expect(seen?.page.title).toBe('Not yet')
  expect(seen?.meta.indexed).toBe(false)
  expect((await articleOf('bike-stolen-in-germany'))?.meta.indexed).toBe(true)
  const cards = (await categoryOf('pet-insurance'))?.cards ?? []
  expect(cards.map(({ uid }) => uid)).not.toContain('en-de--not-yet')
})

/** Every date of a change that readers, search engines and feeds are told of an article. */
async function changesTold(slug: string) {
  const found = await articleOf(slug)
  const data = found?.meta.structuredData.find((each) => each['@type'] === 'Article')
  const sitemap = await createStoreSource(database.db).getSitemap('default')
  const listed = sitemap.find(({ locale, path }) => locale === 'en-de' && path === `/blog/${slug}`)
  const item = await feedItemOf(slug)
  return new Set([
    found?.page.dates.updatedAt,
    data?.['dateModified'],
    listed?.updatedAt,
    item?.updatedAt,
  ])
}

async function feedItemOf(slug: string) {
  const feed = await loadFeed(blogFactsOfTests(database, {}), placeOf('/blog/feed.xml'))
  return feed.items.find(({ url }) => url.endsWith(`/blog/${slug}`))
}

test('a draft moves no date that anybody is told; publishing moves all of them', async () => {
  const uid = 'en-de--dated'
  const text = (title: string) => ({ title, body: '<p>x</p>', categories: [] })
  await savePublished(database.db, 'blogs', uid, text('First'), by)
  const long = new Date('2026-01-02T03:04:05.678Z')
  await database.db
    .update(contentDocuments)
    .set({ changedAt: long, updatedAt: long })
    .where(eq(contentDocuments.uid, uid))
  const before = new Set([long.toISOString()])
  await saveDraft(database.db, 'blogs', uid, text('Second'), by)
  expect(await changesTold('dated')).toEqual(before)
  await discardDraft(database.db, 'blogs', uid, by)
  expect(await changesTold('dated')).toEqual(before)
  await saveDraft(database.db, 'blogs', uid, text('Third'), by)
  const { changedAt } = await publishDocument(database.db, 'blogs', uid, by)
  expect(changedAt.getTime()).toBeGreaterThan(long.getTime())
  expect(await changesTold('dated')).toEqual(new Set([changedAt.toISOString()]))
})

test('feeds name whom the page names, else the company', async () => {
  const text = { title: 'Signed', body: '<p>x</p>', author: { name: 'Ana Silva' } }
  await savePublished(database.db, 'blogs', 'en-de--signed', text, by)
  const { author: _, ...unsigned } = text
  await savePublished(database.db, 'blogs', 'en-de--unsigned', unsigned, by)
  const { brandName } = await createStoreSource(database.db).getSettings()
  expect((await feedItemOf('signed'))?.author).toBe('Ana Silva')
  expect((await feedItemOf('unsigned'))?.author).toBe(brandName)
})
