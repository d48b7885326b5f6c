import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { listenForPublishing } from '#content/publishing.ts'
import { seedContent } from '#content/seed-content.ts'
import { deleteDocument, savePublished, unpublishDocument } from '#content/write-document.ts'
import { type Listener, notify } from '#platform/database/listen.ts'
import { type OpenTestDatabase, openTestDatabase } from '#platform/postgres/test-database.ts'
import { projectRoot } from '#platform/project-root.ts'
import { loadArticle } from './load-article.ts'
import { loadBlog } from './load-blog.ts'
import { loadCategory } from './load-category.ts'
import { loadFeed } from './load-feed.ts'
import { blogFactsOfTests } from './test-blog-facts.ts'

const by = { by: system }
const article = (title: string, categories: string[], more: object = {}) => ({
  title,
  body: '<p>Text</p>',
  categories: categories.map((each) => `en-de--${each}`),
  ...more,
})

let database: OpenTestDatabase
let listener: Listener
let heard: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  // The articles that come with the product would move the others to pages further back.
  for (const collection of ['settings', 'blog-categories']) {
    await seedContent(database.url, { folder: join(projectRoot, 'content', collection) })
  }
  // Old enough that the articles of a test are the newest.
  for (const [index, category] of [
    'dental-insurance',
    'pet-insurance',
    'bike-insurance',
  ].entries()) {
    for (let number = 0; number < 9; number += 1) {
      const publishedAt = new Date(Date.UTC(2026, index - 1, 20 - number))
      const attributes = article(`${category} ${number}`, [category])
      const uid = `en-de--${category}-${number}`
      await savePublished(database.db, 'blogs', uid, attributes, { ...by, publishedAt })
    }
  }
  listener = listenForPublishing(database.url, {
    onTags: (tags) => heard.push(...tags),
    onMissed: () => {},
    log: { info: () => {}, warn: () => {} },
  })
  await listener.ready
})
afterAll(async () => {
  await listener.close()
  await database.close()
})
beforeEach(async () => {
  await allHeard()
  heard = []
})

/** What was announced so far has arrived. */
async function allHeard(): Promise<void> {
  const marker = `marker-${Math.random()}`
  await notify(database.db, 'content_published', JSON.stringify([marker]))
  await vi.waitFor(() => expect(heard).toContain(marker))
}

async function tagsOf(
  load: typeof loadBlog | typeof loadCategory | typeof loadArticle | typeof loadFeed,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Set<string>> {
  const facts = blogFactsOfTests(database, { query })
  expect(await load(facts, { site: 'default', locale: 'en-de', path })).toBeDefined()
  return facts.cacheTags
}

/** The pages that a change purges, of those that are cached before it. */
async function purgedBy(change: () => Promise<unknown>): Promise<string[]> {
  const pages = {
    blog: await tagsOf(loadBlog, '/blog'),
    pets: await tagsOf(loadCategory, '/blog/category/pet-insurance'),
    petsTwo: await tagsOf(loadCategory, '/blog/category/pet-insurance', { page: '2' }),
    bikes: await tagsOf(loadCategory, '/blog/category/bike-insurance'),
    pet0: await tagsOf(loadArticle, '/blog/pet-insurance-0'),
    pet1: await tagsOf(loadArticle, '/blog/pet-insurance-1'),
    pet4: await tagsOf(loadArticle, '/blog/pet-insurance-4'),
    pet8: await tagsOf(loadArticle, '/blog/pet-insurance-8'),
    bike1: await tagsOf(loadArticle, '/blog/bike-insurance-1'),
    feed: await tagsOf(loadFeed, '/blog/feed.xml'),
  }
  await change()
  await allHeard()
  return Object.entries(pages)
    .filter(([, tags]) => heard.some((tag) => tags.has(tag)))
    .map(([name]) => name)
}

const publish = (uid: string, attributes: object) =>
  savePublished(database.db, 'blogs', uid, { ...attributes }, by)

test('a new article purges the lists of its category and the ends of those lists, nothing else', async () => {
  const purged = await purgedBy(() => publish('en-de--new-pet', article('New', ['pet-insurance'])))
  expect(purged).toEqual(['blog', 'pets', 'petsTwo', 'pet8', 'feed'])
})

test('an article that goes away does the same', async () => {
  const purged = await purgedBy(() => deleteDocument(database.db, 'blogs', 'en-de--new-pet', by))
  expect(purged).toEqual(['blog', 'pets', 'petsTwo', 'pet8', 'feed'])
})

test('a new text purges the pages that show the article: its own, its cards and nothing else', async () => {
  const publishedAt = new Date(Date.UTC(2026, 0, 16))
  const changed = article('Another title', ['pet-insurance'])
  const purged = await purgedBy(() =>
    savePublished(database.db, 'blogs', 'en-de--pet-insurance-4', changed, { ...by, publishedAt }),
  )
  // The second page of three, its own page, and the three newer ones that lead on to it.
  expect(purged).toEqual(['petsTwo', 'pet1', 'pet4', 'feed'])
})

test('the first and the last article of a category purge the pages that offer it; others, none of these', async () => {
  const publishLegal = (name: string) =>
    purgedBy(() => publish(`en-de--${name}`, article('Legal', ['legal-insurance'])))
  const offering = ['blog', 'pets', 'petsTwo', 'bikes', 'feed']
  expect(await publishLegal('legal-thing')).toEqual(offering)
  heard = []
  expect(await publishLegal('legal-other')).toEqual(['blog', 'feed'])
  await deleteDocument(database.db, 'blogs', 'en-de--legal-other', by)
  await allHeard()
  heard = []
  const unpublish = () => unpublishDocument(database.db, 'blogs', 'en-de--legal-thing', by)
  expect(await purgedBy(unpublish)).toEqual(offering)
})

test('a new text of an old article purges no page that does not show it', async () => {
  const publishedAt = new Date(Date.UTC(2025, 11, 13))
  const changed = article('Another title', ['dental-insurance'])
  const uid = 'en-de--dental-insurance-7'
  const purged = await purgedBy(() =>
    savePublished(database.db, 'blogs', uid, changed, { ...by, publishedAt }),
  )
  expect(purged).toEqual([])
})

test('a translation that comes or goes purges the pages of the others, which name it; its text does not', async () => {
  const uid = 'de-de--pet-insurance-4'
  const text = { title: 'Haustiere', body: '<p>Text</p>', categories: [] }
  expect(await purgedBy(() => publish(uid, text))).toContain('pet4')
  heard = []
  expect(await purgedBy(() => publish(uid, { ...text, title: 'Tiere' }))).toEqual([])
  heard = []
  expect(await purgedBy(() => deleteDocument(database.db, 'blogs', uid, by))).toContain('pet4')
})

test('a category that fills or empties in another language purges its pages, which name it; its other articles do not', async () => {
  const text = { title: 'Haustiere', body: '<p>Text</p>', categories: ['de-de--pet-insurance'] }
  const names = ['first', 'second', 'third'].map((name) => `de-de--${name}`)
  const purged: string[][] = []
  for (const uid of names) {
    purged.push(await purgedBy(() => publish(uid, text)))
    heard = []
  }
  for (const uid of names.slice(1)) await deleteDocument(database.db, 'blogs', uid, by)
  await allHeard()
  heard = []
  purged.push(await purgedBy(() => deleteDocument(database.db, 'blogs', 'de-de--first', by)))
  expect(purged).toEqual([['pets', 'petsTwo'], [], [], ['pets', 'petsTwo']])
})
