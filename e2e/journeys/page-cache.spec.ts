import { expect, test } from '@playwright/test'
import { sendRequest } from '../steps/send-request.ts'

test('a page is served compressed, with a tag, and not again to who has it', async () => {
  const page = { host: 'default', path: '/de-de' }
  const first = await sendRequest({ ...page, headers: { 'accept-encoding': 'br' } })
  const { etag = '', ...headers } = first.headers
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  const known = { 'accept-encoding': 'br', 'if-none-match': etag }
  const again = await sendRequest({ ...page, headers: known })
  expect([again.status, again.body]).toEqual([304, ''])
})

test('HEAD has the headers of GET and no body', async () => {
  const page = { host: 'default', path: '/en-es', headers: { 'accept-encoding': 'gzip' } }
  const get = await sendRequest(page)
  const head = await sendRequest({ ...page, method: 'HEAD' })
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
  expect(head.headers['etag']).toBe(get.headers['etag'])
})

test('what is not a page of everybody is not kept', async () => {
  const missing = await sendRequest({ host: 'default', path: '/nowhere' })
  expect(missing.headers['cache-control']).toBe('no-store')
  const headers = { cookie: 'strapi_jwt=x' }
  const signedIn = await sendRequest({ host: 'default', path: '/', headers })
  expect(signedIn.headers['cache-control']).toBe('private, no-store')
})

test('assets are immutable, compressed and the same on every host', async () => {
  const page = (await sendRequest({ host: 'default', path: '/' })).body
  const path = /src="(\/assets\/entry\.client[^"]+)"/.exec(page)?.[1] ?? ''
  for (const host of ['default', 'business', 'app', 'tk']) {
    const answer = await sendRequest({ host, path, headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
})

test('all that a hydrated page asks for at once is compressed', async () => {
  const page = (await sendRequest({ host: 'app', path: '/account/signin' })).body
  const files = new Set(
    [...page.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file),
  )
  expect([...files].join()).toContain('/assets/manifest-')
  for (const path of files) {
    const answer = await sendRequest({ host: 'app', path, headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding'], path).toBe('br')
  }
})

test('pages name the rules for what the browser may fetch ahead', async () => {
  const page = await sendRequest({ host: 'default', path: '/' })
  const path = JSON.parse(String(page.headers['speculation-rules']))
  const answer = await sendRequest({ host: 'default', path })
  expect(answer.headers['content-type']).toContain('application/speculationrules+json')
  expect(JSON.parse(answer.body)).toHaveProperty('prefetch')
})
