import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { KeptDocuments } from '#content/query/kept-documents.ts'
import { deleteDocument, unpublishDocument } from '#content/write-document.ts'
import { systemClock } from '#platform/clock.ts'
import { createPreparedRunner } from '#platform/database/prepared-runner.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { createContentApp } from './app.ts'
import { startTestContentApp, type TestContentApp, testSecretKey } from './test-content-app.ts'

let content: TestContentApp
/** Reads everything anew. */
let plain: FastifyInstance
/** Has room for a few documents only, so that some of every answer is kept and some is not. */
let crowded: FastifyInstance

const by = { by: system }

beforeAll(async () => {
  content = await startTestContentApp()
  const { db, pool } = content.database
  const parts = {
    queries: db,
    secretKey: testSecretKey,
    clock: systemClock,
    flagsClientKey: 'key',
    hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
    log: { error: () => {}, warn: () => {} },
  }
  plain = await createContentApp(parts)
  const reads = createPreparedRunner(pool)
  crowded = await createContentApp({ ...parts, reads, kept: new KeptDocuments(8_000) })
  for (const slug of ['health-insurance', 'bike-insurance']) {
    for (const locale of ['en-de', 'de-de']) await publishCategory(locale, slug, slug)
  }
  for (let number = 0; number < 12; number += 1) {
    for (const locale of number % 3 === 0 ? ['en-de', 'de-de'] : ['en-de']) {
      await publishBlog(locale, number, `Article ${number}`)
    }
  }
  await content.draft('blogs', 'en-de--written', { title: 'Never public', body: '<p>No</p>' })
})

afterAll(async () => {
  await plain?.close()
  await crowded?.close()
  await content?.close()
})

test('what is kept answers exactly as what is read anew, whatever was asked before', async () => {
  await compareAll()
})

test('every write shows in the next answer', async () => {
  const { db } = content.database
  const writes: (() => Promise<unknown>)[] = [
    () => publishBlog('en-de', 1, 'Changed – “quoted” \u001f and öther'),
    () => publishCategory('en-de', 'health-insurance', 'Another name'),
    () => content.draft('blogs', 'en-de--blog-2', { title: 'A secret', body: '<p>Draft</p>' }),
    () => unpublishDocument(db, 'blogs', 'en-de--blog-3', by),
    () => deleteDocument(db, 'blogs', 'de-de--blog-0', by),
    () => deleteDocument(db, 'blog-categories', 'en-de--bike-insurance', by),
    // Past everything that counts revisions.
    () =>
      content.database.pool.query(`update content_documents
      set attributes = attributes || '{"title":"By hand"}' where uid = 'en-de--blog-4'`),
  ]
  for (const [index, write] of writes.entries()) {
    await write()
    await compareAll(queries().filter((_, at) => at % writes.length === index))
  }
})

test('a document that changes between the two statements of a read is not shown half', async () => {
  const kept = new KeptDocuments()
  const runner = createPreparedRunner(content.database.pool)
  let statements = 0
  const meddling: typeof runner = {
    execute: (async (query: Parameters<typeof runner.execute>[0]) => {
      statements += 1
      if (statements === 2) {
        const changed = { title: 'Changed meanwhile', body: '<p>Short</p>' }
        await content.publish('blogs', 'en-de--blog-5', changed)
      }
      return runner.execute(query)
    }) as typeof runner.execute,
  }
  const app = await createContentApp({
    queries: content.database.db,
    reads: meddling,
    kept,
    secretKey: testSecretKey,
    clock: systemClock,
    flagsClientKey: 'key',
    log: { error: () => {}, warn: () => {} },
    hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
  })
  const url = '/api/blogs?populate=*&filters[uid]=en-de--blog-5'
  const { payload } = await app.inject(url)
  expect(statements).toBe(3)
  expect(payload).toContain('Changed meanwhile')
  expect(payload).toBe((await plain.inject(url)).payload)
  await app.close()
})

async function compareAll(asked = queries()): Promise<void> {
  for (const query of asked) {
    const url = `/api/blogs${query}`
    const expected = await plain.inject(url)
    expect(expected.statusCode, url).toBe(200)
    for (const _ of ['read', 'kept']) {
      expect((await content.app.inject(url)).payload, url).toBe(expected.payload)
    }
    expect((await crowded.inject(url)).payload, url).toBe(expected.payload)
  }
}

/** Every way to populate with every second way to choose. */
function queries(): string[] {
  const populates = [
    '',
    'populate=*',
    'populate=deep',
    'populate=categories,localizations',
    'populate[author][populate]=portrait',
    'populate[localizations][fields]=title',
    'populate[localizations][populate]=categories',
    'populate[categories][fields]=slug',
    'populate[categories][sort]=slug:desc&populate[categories][limit]=1',
    'populate[related][populate][related][populate]=categories',
    'populate[seo]=*&populate[author]=*',
  ]
  const lists = [
    'sort=publishedAt:desc',
    'locale=all&sort=title',
    'locale=de-de',
    'filters[categories][slug][$eq]=health-insurance&sort=title:desc',
    'pagination[start]=3&pagination[limit]=4',
    'pagination[page]=9&pagination[pageSize]=5',
    'pagination[withCount]=false&pagination[pageSize]=2',
    'fields=title',
    'publicationState=preview',
    'filters[uid]=en-de--nothing',
  ]
  return populates.flatMap((populate, at) =>
    lists.filter((_, index) => (at + index) % 2 === 0).map((list) => `?${populate}&${list}`),
  )
}

function publishCategory(locale: string, slug: string, title: string): Promise<number> {
  return content.publish('blog-categories', `${locale}--${slug}`, { title, slug })
}

function publishBlog(locale: string, number: number, title: string): Promise<number> {
  return content.publish('blogs', `${locale}--blog-${number}`, {
    title,
    body: `<p>${title}, größer &amp; “more”</p>`,
    isPopular: number % 4 === 0,
    categories:
      number % 2 === 0
        ? [`${locale}--health-insurance`, `${locale}--bike-insurance`]
        : [`${locale}--bike-insurance`],
    author: number % 3 === 0 ? { name: 'Anna', role: 'Broker' } : undefined,
    related: number > 2 ? [`${locale}--blog-${number - 3}`] : [],
    editorNotes: 'Private',
  })
}
