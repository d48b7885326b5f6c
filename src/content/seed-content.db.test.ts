import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { ADVISORY_LOCKS } from '#platform/database/advisory-locks.ts'
import { type OpenTestDatabase, openTestDatabase } from '#platform/postgres/test-database.ts'
import { listenForPublishing } from './publishing.ts'
import { seedContent } from './seed-content.ts'
import { contentDocuments, contentSeeds } from './tables.ts'
import { findPublished } from './test-published.ts'
import { saveDraft, savePublished } from './write-document.ts'

const options = { by: { kind: 'staff', userId: '1', role: 'editor' } } as const

const uid = 'en-de--footer'
const footer = (title: string) => ({
  kind: 'footer',
  products: { title, list: [] },
  resources: { title: 'Resources', items: [] },
  company: { title: 'Company', items: [] },
  legal: [],
})

let database: OpenTestDatabase
let folder: string

beforeEach(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'starting-content-'))
  mkdirSync(join(folder, 'navigations'))
  writeFile(footer('Loaded'))
  return async () => {
    rmSync(folder, { recursive: true })
    await database.close()
  }
})

test('the real starting content loads, and loading it again changes nothing', async () => {
  const first = await seedContent(database.url)
  expect(first).toEqual({ inserted: expect.any(Number), updated: 0, kept: 0 })
  expect(first.inserted).toBeGreaterThan(64)
  const rows = await database.db.select().from(contentDocuments).orderBy(contentDocuments.id)
  expect(await seedContent(database.url)).toEqual({
    inserted: 0,
    updated: 0,
    kept: first.inserted,
  })
  expect(await database.db.select().from(contentDocuments).orderBy(contentDocuments.id)).toEqual(
    rows,
  )
})

test('on a site in earnest there are no positions and profiles that are only examples', async () => {
  await seedContent(database.url, { withExamples: false })
  const jobs = eq(contentDocuments.collection, 'jobs')
  expect(await database.db.$count(contentDocuments, jobs)).toBe(0)
  const settings = (await findPublished(database.db, 'settings', 'en-de--settings'))?.attributes
  expect([settings?.socialLinks, settings?.appLinks]).toEqual([{}, undefined])
})

test('processes that start at once load it once', async () => {
  const runs = await Promise.all([seed(), seed(), seed()])
  expect(runs.map((run) => run.inserted).sort()).toEqual([0, 0, 1])
})

test('a start that is ended while another process loads it waits no longer', async () => {
  const other = await database.pool.connect()
  await other.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.startingContent])
  const waits: string[] = []
  const start = seedContent(database.url, {
    folder,
    onWait: (forWhat) => {
      if (waits.push(forWhat) === 2) throw new Error('ended')
    },
  })
  await expect(start).rejects.toThrow('ended')
  expect(waits[0]).toBe('another process is at it')
  other.release(true)
})

test('what nobody touched follows the file, under its id, and is announced', async () => {
  await seed()
  const before = await findPublished(database.db, 'navigations', uid)
  const heard: string[] = []
  const listener = listenForPublishing(database.url, {
    onTags: (tags) => heard.push(...tags),
    onMissed: () => {},
    log: { info: () => {}, warn: () => {} },
  })
  await listener.ready
  writeFile(footer('Better'))
  expect(await seed()).toEqual({ inserted: 0, updated: 1, kept: 0 })
  await vi.waitFor(() => expect(heard).toContain(`navigations:${uid}`))
  await listener.close()
  const after = await findPublished(database.db, 'navigations', uid)
  expect(after?.attributes).toEqual(footer('Better'))
  expect(after?.id).toBe(before?.id)
})

test('keys in another order are no change', async () => {
  await seed()
  writeFile(Object.fromEntries(Object.entries(footer('Loaded')).reverse()))
  expect(await seed()).toEqual({ inserted: 0, updated: 0, kept: 1 })
})

test('what is noted as checked follows its file as before', async () => {
  const noteFile = join(folder, 'notes')
  const seedNoted = () => seedContent(database.url, { folder, noteFile })
  expect(await seedNoted()).toEqual({ inserted: 1, updated: 0, kept: 0 })
  expect(await seedNoted()).toEqual({ inserted: 0, updated: 0, kept: 1 })
  writeFile(footer('Better'))
  expect(await seedNoted()).toEqual({ inserted: 0, updated: 1, kept: 0 })
  expect(await titleShown()).toBe('Better')
  // A database that has none of it gets all of it, without another look.
  await database.db.delete(contentSeeds)
  await database.db.delete(contentDocuments)
  expect(await seedNoted()).toEqual({ inserted: 1, updated: 0, kept: 0 })
  expect(await titleShown()).toBe('Better')
})

test('what an editor published is kept, also when the file changes', async () => {
  await seed()
  await savePublished(database.db, 'navigations', uid, footer('Edited'), options)
  writeFile(footer('Better'))
  expect(await seed()).toEqual({ inserted: 0, updated: 0, kept: 1 })
  expect(await titleShown()).toBe('Edited')
})

test('what an editor is drafting is kept', async () => {
  await seed()
  await saveDraft(database.db, 'navigations', uid, footer('In the making'), options)
  writeFile(footer('Better'))
  expect(await seed()).toEqual({ inserted: 0, updated: 0, kept: 1 })
  expect(await titleShown()).toBe('Loaded')
  const [row] = await database.db.select().from(contentDocuments)
  expect(row?.draft).toEqual(footer('In the making'))
})

test('what an editor deleted stays deleted', async () => {
  await seed()
  await database.db
    .delete(contentDocuments)
    .where(and(eq(contentDocuments.collection, 'navigations'), eq(contentDocuments.uid, uid)))
  expect(await seed()).toEqual({ inserted: 0, updated: 0, kept: 1 })
  writeFile(footer('Better'))
  expect(await seed()).toEqual({ inserted: 0, updated: 0, kept: 1 })
  expect(await titleShown()).toBeUndefined()
})

test('a document that an editor made under the same uid is kept', async () => {
  await savePublished(database.db, 'navigations', uid, footer('Made by hand'), options)
  expect(await seed()).toEqual({ inserted: 0, updated: 0, kept: 1 })
  expect(await titleShown()).toBe('Made by hand')
})

test('an edit that is taken back lets the file lead again', async () => {
  await seed()
  await savePublished(database.db, 'navigations', uid, footer('Edited'), options)
  await savePublished(database.db, 'navigations', uid, footer('Loaded'), options)
  writeFile(footer('Better'))
  expect(await seed()).toEqual({ inserted: 0, updated: 1, kept: 0 })
})

test('one broken file is named, and nothing is loaded', async () => {
  writeFile(
    { ...footer('Broken'), legal: [{ name: 'Bad', url: 'javascript:alert(1)' }] },
    'de-de--footer',
  )
  await expect(seed()).rejects.toMatchObject({
    code: 'content-invalid',
    message: expect.stringMatching(/^content\/navigations\/de-de--footer\.json .*legal\[0\]\.url/),
  })
  expect(await database.db.$count(contentDocuments)).toBe(0)
})

test('progress tells what is under way', async () => {
  const onProgress = vi.fn()
  await seedContent(database.url, { folder, onProgress })
  expect(onProgress.mock.calls).toEqual([
    ['read', 1],
    ['insert', 1],
  ])
})

const seed = () => seedContent(database.url, { folder })

async function titleShown(): Promise<string | undefined> {
  const found = (await findPublished(database.db, 'navigations', uid))?.attributes
  return found?.kind === 'footer' ? found.products.title : undefined
}

function writeFile(attributes: object, name = uid): void {
  writeFileSync(join(folder, 'navigations', `${name}.json`), JSON.stringify(attributes))
}
