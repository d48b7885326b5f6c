import { beforeEach, expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { saveDraft, savePublished } from '#content/write-document.ts'
import { fixedClock } from '#platform/clock.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { pageViewReport } from '../page-view-report.ts'
import { pageViews } from '../tables.ts'
import type { CountablePage } from './countable-page.ts'
import { PageViewCounter } from './page-view-counter.ts'
import { readPaths, watchPublishedPaths } from './published-paths.ts'
import { storeCounts } from './store-counts.ts'

const database = await shareInFile(openTestDatabase())
const home: CountablePage = { site: 'default', locale: 'en-de', path: '/' }
const german: CountablePage = { site: 'default', locale: 'de-de', path: '/' }
const about: CountablePage = { site: 'business', locale: 'en-de', path: '/about-us' }

beforeEach(async () => {
  await database.db.delete(pageViews)
})

function counterOn(
  day: string,
  more: Partial<ConstructorParameters<typeof PageViewCounter>[0]> = {},
) {
  return new PageViewCounter({
    clock: fixedClock(`${day}T12:00:00Z`),
    store: (counts) => storeCounts(database.db, counts),
    onError: (error) => {
      throw error
    },
    ...more,
  })
}

test('views of the same page add up, over moments and processes', async () => {
  const one = counterOn('2026-11-15')
  const other = counterOn('2026-11-15')
  for (let visit = 0; visit < 3; visit += 1) one.add(home, '')
  one.add(home, 'search.example')
  other.add(home, '')
  await Promise.all([one.flush(), other.flush()])
  one.add(home, '')
  await one.flush()
  const rows = await database.db.select().from(pageViews).orderBy(pageViews.referrerHost)
  const row = { ...home, day: '2026-11-15' }
  expect(rows).toEqual([
    { ...row, referrerHost: '', views: 5 },
    { ...row, referrerHost: 'search.example', views: 1 },
  ])
})

test('nothing is written before the moment is over, and then all at once', async () => {
  let writes = 0
  const written = Promise.withResolvers<void>()
  const counter = counterOn('2026-11-15', {
    gatherMs: 1,
    store: async (counts) => {
      writes += 1
      await storeCounts(database.db, counts)
      written.resolve()
    },
  })
  counter.add(home, '')
  counter.add(german, '')
  expect(writes).toBe(0)
  await written.promise
  expect(writes).toBe(1)
  await counter.flush()
  expect(writes).toBe(1)
})

test('what could not be stored waits, up to a limit', async () => {
  let isAway = true
  const errors: unknown[] = []
  const counter = counterOn('2026-11-15', {
    limit: 2,
    store: async (counts) => {
      if (isAway) throw new Error('away')
      await storeCounts(database.db, counts)
    },
    onError: (error) => errors.push(error),
  })
  counter.add(home, '')
  counter.add(home, '')
  await counter.flush()
  counter.add(home, '')
  counter.add(german, '')
  counter.add(about, '')
  isAway = false
  await counter.flush()
  expect(errors).toHaveLength(1)
  expect(await pageViewReport(database.db, { from: '2026-11-15', to: '2026-11-15' })).toMatchObject(
    {
      total: 4,
      pages: [{ name: '/', views: 4 }],
    },
  )
})

test('the report tells days, pages, sites, locales and referrers', async () => {
  const first = counterOn('2026-11-13')
  first.add(home, 'search.example')
  first.add(home, 'search.example')
  first.add(german, '')
  const last = counterOn('2026-11-15')
  last.add(about, 'news.example')
  last.add(home, '')
  const before = counterOn('2026-11-12')
  before.add(home, '')
  await Promise.all([first, last, before].map((counter) => counter.flush()))

  const span = { from: '2026-11-13', to: '2026-11-15' }
  expect(await pageViewReport(database.db, span)).toEqual({
    total: 5,
    days: [
      { day: '2026-11-13', views: 3 },
      { day: '2026-11-14', views: 0 },
      { day: '2026-11-15', views: 2 },
    ],
    pages: [
      { name: '/', views: 4 },
      { name: '/about-us', views: 1 },
    ],
    sites: [
      { name: 'default', views: 4 },
      { name: 'business', views: 1 },
    ],
    locales: [
      { name: 'en-de', views: 4 },
      { name: 'de-de', views: 1 },
    ],
    referrers: [
      { name: '', views: 2 },
      { name: 'search.example', views: 2 },
      { name: 'news.example', views: 1 },
    ],
  })
  expect(await pageViewReport(database.db, { ...span, site: 'business' })).toMatchObject({
    total: 1,
    pages: [{ name: '/about-us', views: 1 }],
  })
  expect(await pageViewReport(database.db, { ...span, locale: 'de-de', path: '/' })).toMatchObject({
    total: 1,
  })
  expect(await pageViewReport(database.db, { ...span, top: 1 })).toMatchObject({
    pages: [{ name: '/', views: 4 }],
  })
})

test('pages that editors published are known by their address, drafts are not', async () => {
  const page = {
    title: 'Made',
    site: 'default',
    blocks: [{ __component: 'blocks.hero', title: 'Hello' }],
  }
  await savePublished(
    database.db,
    'pages',
    'de-de--made',
    { ...page, path: '/made' },
    { by: system },
  )
  await saveDraft(database.db, 'pages', 'de-de--draft', { ...page, path: '/draft' }, { by: system })
  expect(await readPaths(database.db)).toEqual(new Set(['default de-de /made']))

  const known = Promise.withResolvers<void>()
  let now = 0
  const isPublished = watchPublishedPaths(database.db, { now: () => now, onError: known.reject })
  expect(isPublished('default', 'de-de', '/made')).toBe(false)
  await expect.poll(() => isPublished('default', 'de-de', '/made')).toBe(true)
  expect(isPublished('default', 'en-de', '/made')).toBe(false)
  await savePublished(
    database.db,
    'pages',
    'en-de--made',
    { ...page, path: '/made' },
    { by: system },
  )
  expect(isPublished('default', 'en-de', '/made')).toBe(false)
  now = 300_001
  await expect.poll(() => isPublished('default', 'en-de', '/made')).toBe(true)
})
