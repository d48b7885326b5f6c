import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { openContentSource } from '../open-content-source.ts'
import { createHttpSource } from '../source.ts'
import { createHttpReader } from './http-reader.ts'

/** Takes every request. Ends no answer about pages, and begins one of the sitemap. */
const asked: URLSearchParams[] = []
const system = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://system')
  asked.push(searchParams)
  if (pathname.endsWith('/sitemap')) response.writeHead(200).write('[')
  if (pathname.endsWith('/blogs')) {
    response.end(JSON.stringify({ data: [], meta: { pagination: { pageCount: 0, total: 0 } } }))
  }
})
let url: string
beforeAll(async () => {
  await listenHere(system)
  url = `http://127.0.0.1:${portOf(system)}/api`
})
afterAll(() => {
  system.close()
  system.closeAllConnections()
})
afterEach(() => {
  vi.restoreAllMocks()
  asked.length = 0
})

test('a content system that hangs is given up after a while, also in the middle of an answer', async () => {
  const reader = createHttpReader({ url, token: undefined, limitMs: 200 })
  const live = { locale: 'en-de', page: 1, pageSize: 1, state: 'live' } as const
  const unanswered = { name: 'UnknownError', error: { status: 500 } }
  await expect(reader.list('pages', live)).rejects.toMatchObject(unanswered)
  await expect(reader.sitemap('default')).rejects.toMatchObject(unanswered)
})

test('by itself the client has no limit of time; the site gives it one', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout')
  const asks = vi.spyOn(globalThis, 'fetch')
  const article = { isPopular: false }
  await createHttpSource({ url, token: undefined }).listArticles('en-de', article)
  expect(asks.mock.calls.map(([, init]) => init?.signal)).toEqual([null])
  expect(limits).not.toHaveBeenCalled()
  const settings = { contentApiUrl: url, contentApiToken: undefined }
  await openContentSource(settings, noDatabase, {}).listArticles('en-de', article)
  expect(limits.mock.calls).toEqual([[10_000]])
})

test('asks for the popular article, and for others of a category, as the specification does', async () => {
  const source = createHttpSource({ url, token: undefined })
  await source.listArticles('en-de', { isPopular: true, pageSize: 1 })
  await source.listArticles('en-de', { category: 'en-de--bike-insurance', isPopular: false })
  const shared = { locale: 'en-de', populate: 'deep', publicationState: 'live' }
  expect(asked.map((query) => Object.fromEntries(query))).toMatchObject([
    {
      ...shared,
      'filters[$and][0][isPopular][$eq]': 'true',
      'pagination[page]': '1',
      'pagination[pageSize]': '1',
    },
    {
      ...shared,
      'filters[$and][0][isPopular][$eq]': 'false',
      'filters[$and][1][categories][uid][$contains]': 'en-de--bike-insurance',
      'pagination[page]': '1',
      'pagination[pageSize]': '3',
    },
  ])
})

test('pages of a sitemap need no titles', async () => {
  const page = { path: '/', locale: 'en-de', updatedAt: '2026-01-01T00:00:00.000Z' }
  const told = [page, { ...page, title: null }, { ...page, title: 'Home' }]
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: told }))
  expect(await createHttpReader({ url, token: undefined }).sitemap('default')).toEqual([
    page,
    page,
    { ...page, title: 'Home' },
  ])
})

const noDatabase = {
  execute: () => Promise.reject(new Error('The store is not asked.')),
} as unknown as Parameters<typeof openContentSource>[1]
