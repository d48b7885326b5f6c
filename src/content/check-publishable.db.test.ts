import { afterEach, expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { findDocumentByUid } from './store.ts'
import { contentDocuments, contentFiles } from './tables.ts'
import { publishDocument, saveDraft, savePublished } from './write-document.ts'

const options = { by: system }
const uid = 'en-de--moving'

const database = await shareInFile(openTestDatabase())
afterEach(() => database.db.delete(contentDocuments))

const article = (more: object = {}) => ({ title: 'Moving', body: '<p>Pack.</p>', ...more })
const publishArticle = (more: object = {}, as = uid) =>
  savePublished(database.db, 'blogs', as, article(more), options)
const keepFile = (name: string) =>
  database.db.insert(contentFiles).values({ name, mime: 'image/png', bytes: Buffer.from('x') })
const issuesOf = (work: Promise<unknown>) =>
  work.then(
    () => 'published',
    (error: { details?: { issues?: unknown } }) => error.details?.issues,
  )

test('a document that is not there is not named in public, and what was typed stays', async () => {
  const draft = article({ related: ['en-de--nowhere'] })
  await saveDraft(database.db, 'blogs', uid, draft, options)
  expect(await issuesOf(publishDocument(database.db, 'blogs', uid, options))).toEqual([
    {
      path: ['related'],
      message: 'names en-de--nowhere, which is not in Blog articles: choose another',
    },
  ])
  const kept = await findDocumentByUid(database.db, 'blogs', uid)
  expect(kept).toMatchObject({ attributes: null, draft })
})

test('a text shows no picture of another server, which no page would load', async () => {
  const foreign = '<p>Pack.</p><img alt="" src="https://example.com/box.png">'
  expect(await issuesOf(publishArticle({ body: foreign }))).toMatchObject([
    { path: ['body'], message: expect.stringContaining('picture https://example.com/box.png, ') },
  ])
  await keepFile('box.png')
  const ours = foreign.replace('https://example.com', '/uploads')
  expect(await issuesOf(publishArticle({ body: ours }))).toBe('published')
})

test('a text names no file that is not in the media library, be it shown or linked to', async () => {
  const address = '/uploads/plan_0123456789ab.pdf'
  const inside = `<p><a href="${address}#page=2">Plan</a> or <a href="${address}">all</a></p>`
  const outside = '<p><a href="https://example.com/uploads/2024/plan.pdf">Plan</a></p>'
  const refused = await issuesOf(publishArticle({ body: inside }))
  expect(refused).toEqual([
    { path: ['body'], message: expect.stringMatching(`^names ${address}, which is not in the`) },
  ])
  expect(await issuesOf(publishArticle({ body: outside }))).toBe('published')
  await keepFile('plan_0123456789ab.pdf')
  expect(await issuesOf(publishArticle({ body: inside }))).toBe('published')
})

test('a draft is not named in public until it is published', async () => {
  await saveDraft(database.db, 'blogs', 'en-de--other', article(), options)
  const related = { related: ['en-de--other'] }
  expect(await issuesOf(publishArticle(related))).toMatchObject([
    { path: ['related'], message: expect.stringContaining('is not published') },
  ])
  await publishDocument(database.db, 'blogs', 'en-de--other', options)
  expect(await issuesOf(publishArticle(related))).toBe('published')
})

test('a document of another locale is not named, one for all locales is', async () => {
  await publishArticle({}, 'de-de--umzug')
  expect(await issuesOf(publishArticle({ related: ['de-de--umzug'] }))).toMatchObject([
    { path: ['related'], message: expect.stringContaining('choose one in en-de') },
  ])
  const picture = {
    name: 'sun.png',
    alternativeText: '',
    hash: 'sun',
    ext: '.png',
    mime: 'image/png',
    size: 1,
    url: '/uploads/sun.png',
  }
  await savePublished(database.db, 'media', 'en-de--sun', picture, options)
  expect(await issuesOf(publishArticle({ cover: 'en-de--sun' }, 'de-de--umzug'))).toBe('published')
})

test('an article may name itself', async () => {
  expect(await issuesOf(publishArticle({ related: [uid] }))).toBe('published')
})

test('the place of what is missing is told down to the block', async () => {
  const hero = { __component: 'blocks.hero', title: 'Hello' }
  const list = { __component: 'blocks.articles', articles: ['en-de--nowhere'] }
  const page = { title: 'Offer', site: 'default', path: '/offer', blocks: [hero, list] }
  expect(await issuesOf(savePublished(database.db, 'pages', uid, page, options))).toMatchObject([
    { path: ['blocks', 1, 'articles'] },
  ])
})

test('a page without blocks is not published, nor one with more than 60', async () => {
  const page = { title: 'Offer', site: 'default', path: '/offer', blocks: [] }
  expect(await issuesOf(savePublished(database.db, 'pages', uid, page, options))).toMatchObject([
    { path: ['blocks'], message: 'must hold at least one block' },
  ])
  const blocks = Array.from({ length: 61 }, () => ({ __component: 'blocks.hero', title: 'Hello' }))
  const many = savePublished(database.db, 'pages', uid, { ...page, blocks }, options)
  expect(await issuesOf(many)).toMatchObject([
    { path: ['blocks'], message: 'must hold at most 60 blocks' },
  ])
})

test('a picture in a text says what it shows, or that it decorates', async () => {
  await keepFile('b.png')
  const withPicture = (alt: string) =>
    issuesOf(publishArticle({ body: `<p>Pack.</p><img src="/uploads/b.png"${alt}>` }))
  expect(await withPicture('')).toMatchObject([
    { path: ['body'], message: expect.stringContaining('picture without a description') },
  ])
  expect(await withPicture(' alt="A box"')).toBe('published')
  expect(await withPicture(' alt=""')).toBe('published')
})

test('two flags of the same name do not go public, not even at once', async () => {
  const publishFlag = (name: string) =>
    savePublished(database.db, 'feature-flags', `en-de--${name}`, { name: 'new_home' }, options)
  const both = await Promise.allSettled([publishFlag('one'), publishFlag('two')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await issuesOf(publishFlag('three'))).toMatchObject([
    { path: ['name'], message: expect.stringContaining('is the name of the flag en-de--') },
  ])
  const [first] = await database.db.select().from(contentDocuments)
  expect(await issuesOf(publishFlag(first?.uid.slice('en-de--'.length) ?? ''))).toBe('published')
})

test('a page that no site would show is not published', async () => {
  const page = {
    title: 'Legal insurance',
    site: 'tk',
    path: '/offer',
    blocks: [{ __component: 'blocks.hero', title: 'Hello' }],
  }
  const publish = (as: string) => savePublished(database.db, 'pages', as, page, options)
  expect(await issuesOf(publish('en-de--offer'))).toBe('published')
  expect(await issuesOf(publish('es-es--offer'))).toMatchObject([
    { path: ['path'], message: expect.stringContaining('nobody would see the page') },
  ])
})
