import { expect, test } from '@playwright/test'
import { ask } from '../steps/ask.ts'

test('a page is served compressed, with a tag, and not again to who has it', async ({
  request,
}) => {
  const first = await ask(request, 'default', '/de-de', { headers: { 'accept-encoding': 'br' } })
  const { etag = '', ...headers } = first.headers()
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  const again = await ask(request, 'default', '/de-de', {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  })
  expect(again.status()).toBe(304)
  expect((await again.body()).byteLength).toBe(0)
})

test('HEAD has the headers of GET and no body', async ({ request }) => {
  const get = await ask(request, 'default', '/en-es', { headers: { 'accept-encoding': 'gzip' } })
  const head = await ask(request, 'default', '/en-es', {
    method: 'HEAD',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(head.headers()['content-length']).toBe(get.headers()['content-length'])
  expect(head.headers()['etag']).toBe(get.headers()['etag'])
})

test('what is not a page of everybody is not kept', async ({ request }) => {
  const missing = await ask(request, 'default', '/nowhere')
  expect(missing.headers()['cache-control']).toBe('no-store')
  const signedIn = await ask(request, 'default', '/', { headers: { cookie: 'strapi_jwt=x' } })
  expect(signedIn.headers()['cache-control']).toBe('private, no-store')
})

test('assets are immutable, compressed and the same on every host', async ({ request }) => {
  const page = await (await ask(request, 'default')).text()
  const script = /src="(\/assets\/entry\.client[^"]+)"/.exec(page)?.[1] ?? ''
  for (const host of ['default', 'business', 'app', 'tk']) {
    const answer = await ask(request, host, script, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
})

test('all that a hydrated page asks for at once is compressed', async ({ request }) => {
  const page = await (await ask(request, 'app', '/signin')).text()
  const files = new Set(
    [...page.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file),
  )
  expect([...files].join()).toContain('/assets/manifest-')
  for (const file of files) {
    const answer = await ask(request, 'app', file, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()['content-encoding'], file).toBe('br')
  }
})

test('pages name the rules for what the browser may fetch ahead', async ({ request }) => {
  const rules = (await ask(request, 'default')).headers()['speculation-rules'] ?? ''
  const answer = await ask(request, 'default', JSON.parse(rules))
  expect(answer.headers()['content-type']).toContain('application/speculationrules+json')
  expect(await answer.json()).toHaveProperty('prefetch')
})
