import { describe, expect, test } from 'vitest'
import { listConsents } from '#consent/list-consents.ts'
import { YEARS_KEPT } from '#consent/system-delete-old-consents.ts'
import { consents } from '#consent/tables.ts'
import { fixedClock } from '#platform/clock.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { type AppEnv, buildHostTable, originOf } from '#sites/hosts.ts'
import { createApiApp } from './app.ts'
import { registerVisitors } from './visitors.ts'

const now = '2026-11-15T12:00:00.000Z'
const choice = {
  choice: 'save',
  categories: ['functionality_storage', 'analytics_storage'],
  textVersion: '2026-11-15',
  locale: 'de-de',
}

const database = await shareInFile(openTestDatabase())

async function openApi(appEnv: AppEnv = 'production') {
  const hosts = buildHostTable({ appEnv, port: 3000, siteDomain: 'feather.example' })
  const clock = fixedClock(now)
  const app = await createApiApp({
    log: { error: () => {}, warn: () => {} },
    hosts,
    clock,
    trustProxy: false,
    registerMore: (api) => registerVisitors(api, { queries: database.db, hosts, clock }),
  })
  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        origin: originOf(hosts, 'default'),
        'content-type': 'application/json',
        ...headers,
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return { app, post }
}

const wholeLog = () =>
  listConsents(database.db, { from: new Date(0), before: new Date('2100-01-01'), limit: 100 })

describe('the log of consents', () => {
  test('keeps the time, the wording and the categories, and nothing about the visitor', async () => {
    const { post } = await openApi()
    const headers = { 'user-agent': 'a browser', cookie: 'a=b', referer: 'https://x.example/y' }
    const answer = await post('/consents', choice, headers)
    expect(answer.statusCode).toBe(204)
    expect(await wholeLog()).toEqual([
      { ...choice, id: expect.stringMatching(/^[0-9a-f-]{36}$/), givenAt: new Date(now) },
    ])
  })

  test('adds the essential category, orders the others, and drops repetitions', async () => {
    const { post } = await openApi()
    await database.db.delete(consents)
    await post('/consents', { ...choice, categories: ['ad_user_data', 'ad_storage', 'ad_storage'] })
    expect((await wholeLog())[0]?.categories).toEqual([
      'functionality_storage',
      'ad_storage',
      'ad_user_data',
    ])
  })

  test('takes the click of a partner back with the consent', async () => {
    const { post } = await openApi()
    const rejected = await post('/consents', { ...choice, choice: 'reject', categories: [] })
    expect(rejected.headers['set-cookie']).toBe(
      'faSID=; Path=/; Max-Age=0; Domain=feather.example; HttpOnly; Secure; SameSite=Lax',
    )
    const accepted = await post('/consents', { ...choice, categories: ['ad_storage'] })
    expect(accepted.headers['set-cookie']).toBeUndefined()
  })

  test('forgets what is older than the documented years, and nothing younger', async () => {
    const { post } = await openApi()
    await database.db.delete(consents)
    const limit = new Date(now)
    limit.setUTCFullYear(limit.getUTCFullYear() - YEARS_KEPT)
    const row = { ...choice, choice: 'accept' as const }
    await database.db.insert(consents).values([
      { ...row, givenAt: new Date(limit.getTime() - 1) },
      { ...row, givenAt: limit },
    ])
    await post('/consents', choice)
    expect((await wholeLog()).map(({ givenAt }) => givenAt)).toEqual([new Date(now), limit])
  })

  test('takes nothing but a choice', async () => {
    const { post } = await openApi()
    await database.db.delete(consents)
    for (const body of [
      {},
      { ...choice, choice: 'maybe' },
      { ...choice, categories: 'ad_storage' },
      { ...choice, categories: ['ad_storage', 'everything'] },
      { ...choice, textVersion: "1'; drop table consents" },
      { ...choice, locale: 'xx-yy' },
      'null',
      '{',
    ]) {
      const { statusCode } = await post('/consents', body)
      expect(statusCode, JSON.stringify(body)).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
    }
    expect((await post('/consents', { ...choice, more: 'x'.repeat(2_000) })).statusCode).toBe(413)
    expect(await wholeLog()).toEqual([])
  })
})

describe('the click of a partner', () => {
  const save = '/finance_ads/save_sid'
  const click = { financeAdsTrackingId: '123X456C789' }
  const agreed = { cookie: '_fccs=functionality_storage|ad_storage' }

  test('is kept for 90 days, out of reach of scripts, for every host of the product', async () => {
    const { post } = await openApi()
    const answer = await post(save, click, agreed)
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['set-cookie']).toBe(
      'faSID=123X456C789; Path=/; Max-Age=7776000; Domain=feather.example; HttpOnly; Secure; SameSite=Lax',
    )
  })

  test.each([
    {},
    { cookie: '_fccs=functionality_storage|analytics_storage' },
    { cookie: '_fccs=nonsense' },
    { cookie: `_fccs=${'x'.repeat(8_000)}` },
  ])('is not kept without consent: %#', async (headers) => {
    const { post } = await openApi()
    const answer = await post(save, click, headers as Record<string, string>)
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('in development, where hosts share no cookies, the page is believed', async () => {
    const { post } = await openApi('development')
    expect((await post(save, click)).headers['set-cookie']).toBe(
      'faSID=123X456C789; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax',
    )
  })

  test.each(['', '1X', 'X1', '1X2\r\nSet-Cookie: a=b', `1X${'2'.repeat(127)}`, 12, null])(
    'is refused when it is %j',
    async (financeAdsTrackingId) => {
      const { post } = await openApi()
      const answer = await post(save, { financeAdsTrackingId }, agreed)
      expect(answer.statusCode).toBe(422)
      expect(answer.headers['set-cookie']).toBeUndefined()
    },
  )
})

describe('both', () => {
  const calls = [
    ['/consents', choice],
    ['/finance_ads/save_sid', { financeAdsTrackingId: '1X2' }],
  ] as const

  test.each(calls)('%s is open to our own pages alone', async (url, body) => {
    const { app, post } = await openApi()
    const own = 'https://tk.feather.example'
    expect((await post(url, body, { origin: own })).headers).toMatchObject({
      'access-control-allow-origin': own,
      'access-control-allow-credentials': 'true',
    })
    for (const origin of [
      'https://elsewhere.example',
      'null',
      'https://feather.example.evil.example',
    ]) {
      const refused = await post(url, body, { origin })
      expect(refused.statusCode).toBe(400)
      expect(refused.headers['access-control-allow-credentials']).toBeUndefined()
    }
    const preflight = await app.inject({ method: 'OPTIONS', url, headers: { origin: own } })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-credentials']).toBe('true')
  })

  test.each(calls)('%s can be called a few times a minute', async (url, body) => {
    const { post } = await openApi()
    const statuses: number[] = []
    for (let call = 0; call < 31; call += 1) statuses.push((await post(url, body)).statusCode)
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 204))
    expect(statuses[30]).toBe(429)
  })

  test('neither is part of the documented API', async () => {
    const { app } = await openApi()
    const { paths } = (await app.inject('/openapi.json')).json()
    expect(Object.keys(paths).join()).not.toMatch(/consents|save_sid/)
  })
})
