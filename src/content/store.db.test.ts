import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { type Listener, notify } from '#platform/database/listen.ts'
import { type OpenTestDatabase, openTestDatabase } from '#platform/postgres/test-database.ts'
import { listenForPublishing } from './publishing.ts'
import { createStoreSource, shellTags } from './source.ts'
import { contentDocuments } from './tables.ts'
import { findPublished } from './test-published.ts'
import { publishDocument, saveDraft, savePublished, unpublishDocument } from './write-document.ts'

const options = { by: system }

const uid = 'en-de--main-navigation'
const navigation = (title: string) => ({
  kind: 'main-navigation',
  product: {
    title,
    categories: [{ categoryTitle: 'Home', items: [{ name: 'Household', internalPath: '/home' }] }],
  },
  advice: { title: 'Advice', items: [] },
  company: {
    title: 'Company',
    items: [
      { name: 'About us', url: '/about-us' },
      { name: 'Only in Spain', url: '/spain', locales: ['en-es'] },
      { name: 'Only on business', url: '/work', subdomains: ['business'] },
    ],
  },
  resources: { title: 'Resources', items: [] },
})

let database: OpenTestDatabase
let listener: Listener
let heard: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
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
// What the test before announced may still be on its way.
beforeEach(async () => void (await hearAll()))
afterEach(() => database.db.delete(contentDocuments))

/** What was announced since it was asked last. */
async function hearAll(): Promise<string[]> {
  const marker = `marker-${Math.random()}`
  await notify(database.db, 'content_published', JSON.stringify([marker]))
  await vi.waitFor(() => expect(heard).toContain(marker))
  const all = heard
  heard = []
  return all
}

test('a draft is not public until it is published', async () => {
  const { db } = database
  await saveDraft(db, 'navigations', uid, navigation('First'), options)
  expect(await findPublished(db, 'navigations', uid)).toBeUndefined()

  await publishDocument(db, 'navigations', uid, options)
  expect(await findPublished(db, 'navigations', uid)).toMatchObject({
    uid,
    locale: 'en-de',
    attributes: navigation('First'),
    publishedAt: expect.any(Date),
  })

  await saveDraft(db, 'navigations', uid, navigation('Second'), options)
  expect((await findPublished(db, 'navigations', uid))?.attributes).toEqual(navigation('First'))

  const published = await publishDocument(db, 'navigations', uid, options)
  expect(published).toMatchObject({ attributes: navigation('Second'), draft: null })
})

test('publishing names what changed, once it is committed; drafts are not announced', async () => {
  const { db } = database
  await saveDraft(db, 'navigations', uid, navigation('Quiet'), options)
  const undone = db.transaction(async (transaction) => {
    await savePublished(transaction, 'navigations', 'en-fr--footer', footer, options)
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await publishDocument(db, 'navigations', uid, options)
  await vi.waitFor(() => expect(heard).toEqual([`navigations:${uid}`, 'navigations:en-de']))
  expect(await findPublished(db, 'navigations', 'en-fr--footer')).toBeUndefined()
  expect(shellTags('default', 'en-de')).toContain(heard[0])
  // Pages of other locales and sites have menus of their own and stay.
  for (const others of [shellTags('business', 'en-de'), shellTags('default', 'de-de')]) {
    expect(heard.filter((tag) => others.includes(tag))).toEqual([])
  }
})

test('what comes to the public again is announced to what refers to it, its later changes are not', async () => {
  const { db } = database
  const next = { title: 'Read next', body: '<p>x</p>' }
  await savePublished(db, 'blogs', 'en-de--next', next, options)
  const article = { title: 'Article', body: '<p>x</p>', related: ['en-de--next'] }
  await savePublished(db, 'blogs', 'en-de--article', article, options)
  await unpublishDocument(db, 'blogs', 'en-de--next', options)
  await hearAll()
  await publishDocument(db, 'blogs', 'en-de--next', options)
  expect(await hearAll()).toContain('blogs:en-de--article')
  await savePublished(db, 'blogs', 'en-de--next', { ...next, title: 'Changed' }, options)
  expect(await hearAll()).not.toContain('blogs:en-de--article')
})

test('publishing without a draft changes and announces nothing', async () => {
  const { db } = database
  const before = await savePublished(db, 'navigations', uid, navigation('Same'), options)
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(await publishDocument(db, 'navigations', uid, options)).toEqual(before)
  await savePublished(db, 'navigations', 'en-fr--footer', footer, options)
  await vi.waitFor(() => expect(heard).toHaveLength(4))
  expect(heard.slice(2)).toEqual(['navigations:en-fr--footer', 'navigations:en-fr'])
})

test('saving again replaces the document under its id', async () => {
  const { db } = database
  const first = await savePublished(db, 'navigations', uid, navigation('First'), options)
  const second = await savePublished(db, 'navigations', uid, navigation('Second'), options)
  expect(second.id).toBe(first.id)
  expect(await db.$count(contentDocuments, eq(contentDocuments.uid, uid))).toBe(1)
})

test('the same uid in two collections is two documents', async () => {
  const { db } = database
  await savePublished(db, 'navigations', uid, navigation('Personal'), options)
  await savePublished(db, 'navigation-businesses', uid, navigation('Business'), options)
  const source = createStoreSource(db)
  expect((await source.getMainNavigation('default', 'en-de')).product.title).toBe('Personal')
  expect((await source.getMainNavigation('tk', 'en-de')).product.title).toBe('Personal')
  expect((await source.getMainNavigation('business', 'en-de')).product.title).toBe('Business')
})

test('what does not fit the schema can be drafted, not published', async () => {
  const { db } = database
  await saveDraft(db, 'navigations', uid, { kind: 'main-navigation' }, options)
  const refused = { code: 'content-invalid' }
  await expect(publishDocument(db, 'navigations', uid, options)).rejects.toMatchObject(refused)
  await expect(savePublished(db, 'navigations', uid, {}, options)).rejects.toMatchObject(refused)
  expect(await findPublished(db, 'navigations', uid)).toBeUndefined()
})

test('a second page is not published at the same place', async () => {
  const page = {
    title: 'Offer',
    site: 'default',
    path: '/offer',
    blocks: [{ __component: 'blocks.hero', title: 'Hello' }],
  }
  await savePublished(database.db, 'pages', 'en-de--offer', page, options)
  await saveDraft(database.db, 'pages', 'en-de--other-offer', page, options)
  await expect(
    publishDocument(database.db, 'pages', 'en-de--other-offer', options),
  ).rejects.toMatchObject({
    code: 'content-invalid',
    details: { issues: [{ path: ['path'], message: expect.stringContaining('published') }] },
  })
  const elsewhere = { ...page, site: 'business' }
  await savePublished(database.db, 'pages', 'en-de--business-offer', elsewhere, options)
  await savePublished(database.db, 'pages', 'de-de--offer', page, options)
})

test('a uid needs a locale and a name, with the texts of the specification', async () => {
  const save = (bad: string) => savePublished(database.db, 'navigations', bad, footer, options)
  await expect(save('main-navigation')).rejects.toThrow(
    "The provided UID didn't contain a valid locale segment",
  )
  await expect(save('en-de')).rejects.toThrow(
    "The provided UID didn't contain any non-locale segments",
  )
})

test('publishing what does not exist is not found', async () => {
  await expect(publishDocument(database.db, 'navigations', uid, options)).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('the source says what is missing, and a draft counts as missing', async () => {
  const source = createStoreSource(database.db)
  await saveDraft(database.db, 'navigations', uid, navigation('Draft'), options)
  const missing = (message: string) => ({ code: 'content-missing', message })
  await expect(source.getMainNavigation('default', 'en-de')).rejects.toMatchObject(
    missing('Main navigation not found'),
  )
  await expect(source.getFooter('business', 'de-de')).rejects.toMatchObject(
    missing('Footer not found'),
  )
  await expect(source.getSettings()).rejects.toMatchObject(missing('Settings not found'))
})

test('a footer stored where the main navigation belongs is no main navigation', async () => {
  await savePublished(database.db, 'navigations', uid, navigation('Menu'), options)
  // As an outside content system may have it: ours refuses it.
  await database.db.update(contentDocuments).set({ attributes: footer })
  const source = createStoreSource(database.db)
  await expect(source.getMainNavigation('default', 'en-de')).rejects.toThrow(
    'Main navigation not found',
  )
})

test('the source leaves out menu items of other locales and sites', async () => {
  await savePublished(database.db, 'navigations', uid, navigation('Menu'), options)
  const { company } = await createStoreSource(database.db).getMainNavigation('default', 'en-de')
  expect(company.items.map((item) => item.name)).toEqual(['About us'])
})

const footer = {
  kind: 'footer',
  products: { title: 'Insurance', list: [] },
  resources: { title: 'Resources', items: [] },
  company: { title: 'Company', items: [] },
  legal: [],
}
