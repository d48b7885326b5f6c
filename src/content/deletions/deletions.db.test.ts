import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { findDocumentByUid } from '../store.ts'
import { contentFiles, contentVersions } from '../tables.ts'
import { listVersions } from '../versions.ts'
import {
  deleteDocument,
  discardDraft,
  saveDraft,
  savePublished,
  unpublishDocument,
} from '../write-document.ts'
import { bringBack } from './bring-back.ts'
import { bringBackDays } from './bring-back-days.ts'
import { findDeletion, listDeletions } from './list-deletions.ts'

const by = { kind: 'staff', userId: 'ada', role: 'editor' } as const
const article = { title: 'An article', body: '<p>Text</p>' }
const dayMs = 24 * 60 * 60_000

const database = await shareInFile(openTestDatabase())

const inDays = (days: number) => new Date(Date.now() + days * dayMs)
const back = (id: number, now = new Date()) => bringBack(database.db, id, { by, now })

async function deleteOne(uid: string, attributes: object = article): Promise<number> {
  await savePublished(database.db, 'blogs', uid, { ...attributes }, { by })
  return (await deleteDocument(database.db, 'blogs', uid, { by })).id
}

async function deletedNames(now = new Date()): Promise<string[]> {
  const found = await listDeletions(database.db, { collections: ['blogs'], now, limit: 10 })
  return found.map(({ uid }) => uid)
}

test('what was public comes back public, as itself, with its history and its date', async () => {
  const uid = 'en-de--as-itself'
  const first = await savePublished(database.db, 'blogs', uid, article, { by })
  await deleteDocument(database.db, 'blogs', uid, { by })
  expect(await deletedNames()).toContain(uid)
  const { document, isRenamed, issues } = await back(first.id)
  expect({ isRenamed, issues }).toEqual({ isRenamed: false, issues: [] })
  expect(document).toMatchObject({ id: first.id, uid, draft: null })
  expect(document.attributes).toMatchObject(article)
  expect(document.publishedAt).toEqual(first.publishedAt)
  const history = await listVersions(database.db, first.id)
  expect(history.map(({ action }) => action)).toEqual(['publish', 'delete', 'publish'])
  expect(await deletedNames()).not.toContain(uid)
})

test('what came from elsewhere keeps the day on which it went public there', async () => {
  const uid = 'en-de--imported'
  const publishedAt = new Date('2019-03-02T08:00:00Z')
  const { id } = await savePublished(database.db, 'blogs', uid, article, { by, publishedAt })
  for (let time = 0; time < 2; time += 1) {
    await deleteDocument(database.db, 'blogs', uid, { by })
    expect((await back(id)).document.publishedAt).toEqual(publishedAt)
  }
})

test('what the public did not see any more comes back as a draft', async () => {
  const uid = 'en-de--taken-away'
  const { id } = await savePublished(database.db, 'blogs', uid, article, { by })
  await unpublishDocument(database.db, 'blogs', uid, { by })
  await deleteDocument(database.db, 'blogs', uid, { by })
  expect((await back(id)).document).toMatchObject({ attributes: null, draft: article })
  await deleteDocument(database.db, 'blogs', uid, { by })
  expect((await back(id)).document.publishedAt).toBeNull()
})

test('what belonged to a collection that is no more has no way back', async () => {
  const id = await deleteOne('en-de--homeless')
  await database.db
    .update(contentVersions)
    .set({ collection: 'posters' })
    .where(eq(contentVersions.documentId, id))
  expect(await findDeletion(database.db, id)).toBeUndefined()
})

test('new documents get numbers of their own after one came back', async () => {
  const id = await deleteOne('en-de--numbered')
  await back(id)
  const next = await saveDraft(database.db, 'blogs', 'en-de--after', article, { by })
  expect(next.id).toBeGreaterThan(id)
})

test('what was public comes back public although a draft of it was once discarded', async () => {
  const uid = 'en-de--discarded'
  const { id } = await savePublished(database.db, 'blogs', uid, article, { by })
  await saveDraft(database.db, 'blogs', uid, { ...article, title: 'Other' }, { by })
  await discardDraft(database.db, 'blogs', uid, { by })
  await deleteDocument(database.db, 'blogs', uid, { by })
  expect((await back(id)).document).toMatchObject({ attributes: article, draft: null })
})

test('a draft comes back as a draft, and so does what had changes', async () => {
  const uid = 'en-de--half-written'
  const { id } = await saveDraft(database.db, 'blogs', uid, { title: 'Half' }, { by })
  await deleteDocument(database.db, 'blogs', uid, { by })
  expect((await back(id)).document).toMatchObject({ attributes: null, draft: { title: 'Half' } })
  await savePublished(database.db, 'blogs', uid, article, { by })
  await saveDraft(database.db, 'blogs', uid, { ...article, title: 'Newer' }, { by })
  await deleteDocument(database.db, 'blogs', uid, { by })
  const { document, issues } = await back(id)
  expect(document).toMatchObject({ attributes: null, draft: { title: 'Newer' } })
  expect(issues).toEqual([])
})

test('a name that was taken meanwhile is left to who has it', async () => {
  const uid = 'en-de--taken'
  const id = await deleteOne(uid)
  const other = await savePublished(database.db, 'blogs', uid, article, { by })
  await saveDraft(database.db, 'blogs', `${uid}-2`, article, { by })
  const { document, isRenamed } = await back(id)
  expect({ isRenamed, uid: document.uid, public: document.attributes }).toEqual({
    isRenamed: true,
    uid: `${uid}-3`,
    public: null,
  })
  expect(await findDocumentByUid(database.db, 'blogs', uid)).toMatchObject({ id: other.id })
})

test('what names something that is gone comes back as a draft, and says what', async () => {
  const named = 'en-de--short-lived'
  await savePublished(database.db, 'blogs', named, article, { by })
  const id = await deleteOne('en-de--names-it', { ...article, related: [named] })
  await deleteDocument(database.db, 'blogs', named, { by })
  const { document, issues } = await back(id)
  expect(document).toMatchObject({ attributes: null, draft: { related: [named] } })
  expect(issues).toMatchObject([{ path: ['related'] }])
})

test('what shows a file that is gone comes back as a draft, and says which', async () => {
  const name = 'short-lived_0123456789ab.png'
  const file = { name, mime: 'image/png', bytes: Buffer.from('x') }
  await database.db.insert(contentFiles).values(file)
  const body = `<p><img alt="" src="/uploads/${name}" /></p>`
  const id = await deleteOne('en-de--shows-it', { ...article, body })
  await database.db.delete(contentFiles).where(eq(contentFiles.name, name))
  const { document, issues } = await back(id)
  expect(document).toMatchObject({ attributes: null, draft: { body } })
  expect(issues).toMatchObject([{ path: ['body'], message: expect.stringContaining(name) }])
})

test('a page whose path another page has comes back as a draft', async () => {
  const page = {
    title: 'Autumn',
    site: 'default',
    path: '/autumn',
    blocks: [{ __component: 'blocks.hero', title: 'Autumn' }],
  }
  const write = (uid: string) => savePublished(database.db, 'pages', uid, page, { by })
  const { id } = await write('en-de--autumn')
  await deleteDocument(database.db, 'pages', 'en-de--autumn', { by })
  await write('en-de--fall')
  const { document, issues } = await back(id)
  expect(document).toMatchObject({ uid: 'en-de--autumn', attributes: null })
  expect(issues).toMatchObject([{ path: ['path'] }])
})

test('of two who bring it back at once, one does', async () => {
  const id = await deleteOne('en-de--twice')
  const both = await Promise.allSettled([back(id), back(id)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'conflict' },
  })
})

test('after its last day it stays deleted', async () => {
  const uid = 'en-de--too-late'
  const id = await deleteOne(uid)
  expect(await deletedNames(inDays(bringBackDays - 1))).toContain(uid)
  expect(await deletedNames(inDays(bringBackDays))).not.toContain(uid)
  await expect(back(id, inDays(bringBackDays))).rejects.toMatchObject({ code: 'conflict' })
  expect((await back(id, inDays(bringBackDays - 1))).document.uid).toBe(uid)
})
