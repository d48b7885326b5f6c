import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { announcePublished, listenForPublishing } from '#content/publishing.ts'
import { startTestContentApp, type TestContentApp } from '#content-api/test-content-app.ts'
import type { Listener } from '#platform/database/listen.ts'
import { ContentAnswers } from './content-answers.ts'

let api: TestContentApp
let answers: ContentAnswers
let publishing: Listener
const heard = new Set<string>()
beforeAll(async () => {
  api = await startTestContentApp()
  answers = new ContentAnswers({
    app: api.app,
    host: 'cms.localhost:3000',
    headers: { 'x-content-type-options': 'nosniff' },
    ownOrigins: ['https://app.example'],
    limitBytes: 10_000_000,
    freshMs: 60_000,
    retryMs: 1_000,
    now: () => performance.now(),
    onRenewError: () => {},
  })
  publishing = listenForPublishing(api.databaseUrl, {
    onTags: (tags) => {
      for (const tag of tags) {
        answers.cache.purge(tag)
        heard.add(tag)
      }
    },
    onMissed: () => answers.cache.expireAll(),
    log: { info: () => {}, warn: () => {} },
  })
  await publishing.ready
  const category = (title: string) => ({ title, slug: 'life-insurance' })
  await api.publish('blog-categories', 'en-de--one', category('One'))
  await api.publish('blog-categories', 'de-de--one', category('Eins'))
  await api.publish('blogs', 'en-de--a', { title: 'A', body: 'x', categories: ['en-de--one'] })
  await allHeard()
})
afterAll(async () => {
  await publishing.close()
  await api.close()
})

const request = (url: string, headers = {}, method = 'GET') =>
  ({ method, url, headers }) as IncomingMessage
const blogs = request('/api/blogs?populate=categories')

async function keep(asked: IncomingMessage): Promise<void> {
  await answers.get(asked)
  const served = await answers.get(asked)
  expect(served?.kind).toBe('stored')
}

/** What was published so far purges nothing any more. */
async function allHeard(): Promise<void> {
  const marker = `marker-${Math.random()}`
  await announcePublished(api.database.db, [], [marker])
  await vi.waitFor(() => expect(heard).toContain(marker))
}

test('an answer is kept when it is asked for a second time', async () => {
  expect(await answers.get(blogs)).toBeUndefined()
  expect(await answers.get(blogs)).toMatchObject({ kind: 'stored', state: 'miss' })
  const served = answers.peek(blogs)
  expect(served).toMatchObject({ kind: 'stored', state: 'hit' })
  const body = served?.kind === 'stored' ? served.page.variants.identity.wire.body.toString() : ''
  expect(JSON.parse(body).data[0].attributes.title).toBe('A')
  expect(body).not.toContain('x-cache-tags')
})

test('pages elsewhere are told from memory what the application tells them', async () => {
  await keep(blogs)
  const elsewhere = { origin: 'https://partner.example' }
  const served = answers.peek(request(blogs.url ?? '', elsewhere))
  if (served?.kind !== 'stored') throw new Error('It is not in memory.')
  const { wire, headers } = served.page.variants.identity
  const itself = await api.ask('/blogs?populate=categories', { headers: elsewhere })
  expect(JSON.parse(wire.body.toString())).toEqual(itself.body)
  const about = (name: string) => headers[headers.indexOf(name) + 1]
  expect(about('access-control-allow-origin')).toBe('*')
  // A cache on the way must not tell our own pages the same.
  expect(about('vary')).toBe('Origin, Accept-Encoding')
  expect(about('access-control-expose-headers')).toBe(
    itself.headers.get('access-control-expose-headers'),
  )
  expect(headers).not.toContain('access-control-allow-credentials')
})

test('publishing purges what shows the document, and nothing else', async () => {
  const german = request('/api/blog-categories?locale=de-de')
  await keep(blogs)
  await keep(german)
  await api.publish('blog-categories', 'en-de--one', { title: 'Changed', slug: 'life-insurance' })
  await vi.waitFor(() => expect(answers.peek(blogs)).toBeUndefined())
  expect(answers.peek(german)).toBeDefined()
  await keep(blogs)
  const served = answers.peek(blogs)
  expect(served?.kind === 'stored' && served.page.variants.identity.wire.body.toString()).toContain(
    'Changed',
  )
  await api.draft('blogs', 'en-de--a', { title: 'Not yet', body: 'x' })
  await api.publish('jobs', 'en-de--job', {
    title: 'Job',
    department: 'Care',
    location: 'Berlin',
    employment: 'full-time',
    description: 'x',
  })
  expect(answers.peek(blogs)).toBeDefined()
})

test.each([
  ['?filters[localizations][title]=Zwei', 'de-de--one'],
  ['?sort[categories][title]=asc', 'en-de--one'],
  ['?populate[categories][filters][title]=Zwei', 'en-de--one'],
])('publishing purges what looked at the document without showing it: %s', async (search, uid) => {
  const listed = search.includes('[localizations]') ? 'blog-categories' : 'blogs'
  const asked = request(`/api/${listed}${search}`)
  await api.publish('blog-categories', uid, { title: 'Eins', slug: 'life-insurance' })
  await allHeard()
  await keep(asked)
  await api.publish('blog-categories', uid, { title: 'Zwei', slug: 'life-insurance' })
  await vi.waitFor(() => expect(answers.peek(asked)).toBeUndefined())
})

test('publishing a translation purges what lists the translations', async () => {
  const asked = request('/api/blogs?populate[categories][populate]=localizations')
  await allHeard()
  await keep(asked)
  await api.publish('blog-categories', 'fr-fr--one', { title: 'Une', slug: 'life-insurance' })
  await vi.waitFor(() => expect(answers.peek(asked)).toBeUndefined())
})

test.each([
  ['with a token', request('/api/blogs', { authorization: 'Bearer x' })],
  ['with a session', request('/api/blogs', { cookie: 'strapi_jwt=x' })],
  ['from a page of ours', request('/api/blogs', { origin: 'https://app.example' })],
  ['to write', request('/api/blogs', {}, 'POST')],
  ['for an account', request('/api/users/me')],
  ['for an account in another spelling', request('/api/%75sers/me')],
  ['for a sign-in in another spelling', request('/api/%61uth/google/callback?access_token=x')],
  ['for flags', request('/api/frontend')],
  ['for the back office', request('/admin')],
  ['with an address that nobody needs', request(`/api/blogs?locale=en-de&x=${'x'.repeat(2_000)}`)],
])('a request %s is not answered from memory', async (_what, asked) => {
  await answers.get(asked)
  expect(await answers.get(asked)).toBeUndefined()
  expect(answers.peek(asked)).toBeUndefined()
})

test('errors are not kept', async () => {
  const wrong = request('/api/blogs?sort=nothing')
  await answers.get(wrong)
  expect(await answers.get(wrong)).toMatchObject({ kind: 'passed', page: { status: 400 } })
  expect(answers.peek(wrong)).toBeUndefined()
})
