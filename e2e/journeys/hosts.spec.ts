import { expect, test } from '@playwright/test'
import { on } from '../steps/hosts.ts'

test.describe('every host answers', () => {
  for (const host of ['default', 'business', 'tk', 'aok', 'barmer', 'dak']) {
    test(`${host} with a page`, async ({ request }) => {
      const answer = await request.get(on(host))
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toContain('text/html')
    })
  }

  for (const host of ['app', 'health']) {
    test(`${host} with a page of its own for what is not there`, async ({ request }) => {
      const answer = await request.get(on(host, '/nowhere'))
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain('<h1>')
    })
  }

  test('api with JSON', async ({ request }) => {
    const answer = await request.get(on('api', '/nowhere'))
    expect(answer.status()).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'not-found' } })
  })

  test('cms with the JSON of its API', async ({ request }) => {
    const answer = await request.get(on('cms', '/api/nowhere'))
    expect(answer.status()).toBe(404)
    expect(await answer.json()).toMatchObject({ data: null, error: { status: 404 } })
    expect((await request.get(on('cms', '/_health'))).status()).toBe(204)
  })

  for (const host of ['default', 'business', 'app', 'health', 'api', 'cms', 'tk', 'dak']) {
    test(`${host} says that it is alive and ready`, async ({ request }) => {
      expect((await request.get(on(host, '/healthz'))).status()).toBe(200)
      expect((await request.get(on(host, '/readyz'))).status()).toBe(200)
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
    test(`${asked} → ${canonical}`, async ({ request }) => {
      const answer = await request.get(on('default', asked), { maxRedirects: 0 })
      expect(answer.status()).toBe(308)
      expect(answer.headers()['location']).toBe(canonical)
    })
  }
})
