import { describe, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { createCollect } from './collect.ts'
import { PageViewCounter, type ViewCount } from './page-view-counter.ts'

const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
const browser = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}
const view = JSON.stringify({ path: '/de-de', referrerHost: 'www.search.example' })

async function counted(headers: Record<string, string | undefined>, body: string) {
  const stored: ViewCount[] = []
  const counter = new PageViewCounter({
    // Half past midnight in Berlin, still the day before in Greenwich.
    clock: fixedClock('2026-07-14T22:30:00Z'),
    store: async (counts) => void stored.push(...counts),
    onError: () => {},
  })
  createCollect({ hosts, counter, isPublished: () => false })(headers, body)
  await counter.flush()
  return stored
}

test('a view is a day in Berlin, a page and the host that led there', async () => {
  expect(await counted(browser, view)).toEqual([
    {
      day: '2026-07-15',
      site: 'default',
      locale: 'de-de',
      path: '/',
      referrerHost: 'search.example',
      views: 1,
    },
  ])
})

describe('is not counted', () => {
  test.each([
    ['from another site', { origin: 'https://elsewhere.example' }],
    ['from another host of ours', { origin: 'http://app.localhost:3000' }],
    ['without an origin', { origin: undefined }],
    ['with an origin that is none', { origin: 'null' }],
    ['of who asks for privacy', { 'sec-gpc': '1' }],
    ['of who asks not to be tracked', { dnt: '1' }],
    ['of a robot', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['without a browser', { 'user-agent': undefined }],
  ])('%s', async (_what, headers) => {
    expect(await counted({ ...browser, ...headers }, view)).toEqual([])
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"/"',
    '{"path":1}',
    '{"path":"no-slash"}',
    JSON.stringify({ path: `/${'x'.repeat(512)}` }),
    '{"path":"/%00"}',
  ])('with the body %.30s', async (body) => {
    expect(await counted(browser, body)).toEqual([])
  })
})

test('a broken referrer does not cost the view', async () => {
  for (const referrerHost of [1, null, { a: 1 }, 'x'.repeat(300)]) {
    const [stored] = await counted(browser, JSON.stringify({ path: '/', referrerHost }))
    expect(stored?.referrerHost).toBe('')
  }
})
