import { expect, test } from '@playwright/test'
import { sendRequest } from '../steps/send-request.ts'

test.describe('every host answers', () => {
  for (const host of ['default', 'business', 'tk', 'aok', 'barmer', 'dak']) {
    test(`${host} with a page`, async () => {
      const answer = await sendRequest({ host, path: '/' })
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toContain('text/html')
    })
  }

  for (const [host, path, start] of [
    ['app', '/', '/me/policies'],
    ['app', '/_app?utm_source=a', '/me/policies?utm_source=a'],
    ['app', '/me', '/me/policies'],
    ['app', '/account', '/me/policies'],
    ['app', '/.well-known/change-password', '/me/settings'],
    ['app', '/login', '/me/policies'],
    ['health', '/', '/signup'],
  ] as const) {
    test(`${host}${path} leads to what is meant`, async () => {
      const answer = await sendRequest({ host, path })
      expect(answer.status).toBe(302)
      expect(answer.headers['location']).toBe(start)
      expect(answer.headers['cache-control']).toContain('no-store')
    })
  }

  for (const host of ['app', 'health']) {
    test(`${host} with a page of its own for what is not there`, async () => {
      const answer = await sendRequest({ host, path: '/nowhere' })
      expect(answer.status).toBe(404)
      expect(answer.body).toContain('<h1>')
    })
  }

  test('api with JSON', async () => {
    const answer = await sendRequest({ host: 'api', path: '/nowhere' })
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'not-found' } })
  })

  test('cms with the JSON of its API', async () => {
    const answer = await sendRequest({ host: 'cms', path: '/api/nowhere' })
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.body)).toMatchObject({ data: null, error: { status: 404 } })
    expect((await sendRequest({ host: 'cms', path: '/_health' })).status).toBe(204)
  })

  for (const host of ['default', 'business', 'app', 'health', 'api', 'cms', 'tk', 'dak']) {
    test(`${host} says that it is alive and ready`, async () => {
      expect((await sendRequest({ host, path: '/healthz' })).status).toBe(200)
      expect((await sendRequest({ host, path: '/readyz' })).status).toBe(200)
    })
  }
})

test.describe('addresses have one form', () => {
  for (const [asked, canonical] of [
    ['/en-de', '/'],
    ['/en-de/household-insurance?a=1', '/household-insurance?a=1'],
    ['/DE-DE/Household-Insurance/', '/de-de/household-insurance'],
    ['/es/household-insurance', '/en-es/household-insurance'],
    ['/de/life-insurance?x=%20y', '/life-insurance?x=%20y'],
  ] as const) {
    test(`${asked} → ${canonical}`, async () => {
      const answer = await sendRequest({ host: 'default', path: asked })
      expect(answer.status).toBe(308)
      expect(answer.headers['location']).toBe(canonical)
    })
  }
})

test.describe('a page that moved', () => {
  for (const [who, headers] of [
    ['a stranger', {}],
    ['someone who is signed in', { cookie: 'strapi_jwt=x' }],
  ] as const) {
    test(`sends ${who} on, in the same language and with the query`, async () => {
      const answer = await sendRequest({ host: 'default', path: '/de-de/help?a=1', headers })
      expect(answer.status).toBe(301)
      expect(answer.headers['location']).toBe('/de-de/support?a=1')
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    })
  }
})
