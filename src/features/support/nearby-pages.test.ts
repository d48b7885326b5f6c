import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHttpSource } from '#content/source.ts'
import { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { MOST_SEARCHES_A_MINUTE, openNearby } from './nearby-pages.ts'

/** A content system of somebody else, which has one article or more and counts what it is asked. */
let questions = 0
let articles: object[] = []
const system = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://system')
  questions += searchParams.has('_q') ? 1 : 0
  const data = pathname.endsWith('/blogs') ? articles : settingsOf(pathname)
  response.end(JSON.stringify({ data, meta: { pagination: { pageCount: 1, total: 1 } } }))
})
const article = {
  id: 1,
  attributes: { uid: 'en-de--cats', title: 'Cats', locale: 'en-de', publishedAt: '2026-01-01' },
}
const settingsOf = (pathname: string) =>
  pathname.endsWith('/settings') ? [{ id: 2, attributes: { uid: 'en-de--settings' } }] : []

let url: string
beforeAll(async () => {
  await listenHere(system)
  url = `http://127.0.0.1:${portOf(system)}/api`
})
afterAll(() => {
  system.close()
  system.closeAllConnections()
})
beforeEach(() => {
  questions = 0
  articles = [article]
})

function open() {
  const time = { now: Date.UTC(2026, 10, 16) }
  const memory = new TaggedMemory({ limit: 100, freshMs: 600_000, now: () => time.now })
  const content = createHttpSource({ url, token: undefined })
  const clock = { now: () => new Date(time.now) }
  const reportError = (error: unknown) => {
    throw error
  }
  return { time, memory, find: openNearby({ content, clock, reportError }, memory) }
}

/** A word in four collections. */
const QUESTIONS_A_SEARCH = 4

test('the same words are looked for once, however they are written', async () => {
  const { find } = open()
  const found = await find('en-de', 'cats')
  expect(found).toEqual([{ href: '/blog/cats', title: 'Cats' }])
  for (const words of ['Cats', 'cats', '-cats-']) expect(await find('en-de', words)).toEqual(found)
  expect(questions).toBe(QUESTIONS_A_SEARCH)
  await find('de-de', 'cats')
  expect(questions).toBe(2 * QUESTIONS_A_SEARCH)
})

test('three of many pages are offered', async () => {
  articles = [1, 2, 3, 4, 5].map((id) => ({
    id,
    attributes: { ...article.attributes, uid: `en-de--cats-${id}` },
  }))
  expect(await open().find('en-de', 'cats')).toHaveLength(3)
})

test('they are looked for again when a page was published', async () => {
  const { find, memory } = open()
  await find('en-de', 'cats')
  memory.purge('blogs:de-de')
  await find('en-de', 'cats')
  expect(questions).toBe(QUESTIONS_A_SEARCH)
  memory.purge('blogs:en-de')
  await find('en-de', 'cats')
  expect(questions).toBe(2 * QUESTIONS_A_SEARCH)
})

test('whoever tries addresses by the hundred causes so many questions a minute and no more', async () => {
  const { find, time, memory } = open()
  const known = await find('en-de', 'cats')
  for (let tried = 0; tried < 3 * MOST_SEARCHES_A_MINUTE; tried += 1) {
    await find('en-de', `word${tried}`)
  }
  expect(questions).toBe(MOST_SEARCHES_A_MINUTE * QUESTIONS_A_SEARCH)
  expect(memory.size).toBe(MOST_SEARCHES_A_MINUTE)
  // What was found before is still offered, and the next minute begins anew.
  expect(await find('en-de', 'cats')).toEqual(known)
  expect(await find('en-de', 'old-cats')).toEqual([])
  time.now += 60_000
  expect(await find('en-de', 'old-cats')).not.toEqual([])
})

test('a page is offered that is called so, not one that has the word somewhere in its text', async () => {
  const { find } = open()
  expect(await find('en-de', 'old-cats')).toEqual([{ href: '/blog/cats', title: 'Cats' }])
  // The system answers every question with the article.
  expect(await find('en-de', 'kittens')).toEqual([])
})

test('an address without words is none to look for', async () => {
  const { find } = open()
  expect(await find('en-de', '-')).toEqual([])
  expect(questions).toBe(0)
})
