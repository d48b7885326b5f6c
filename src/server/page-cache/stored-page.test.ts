import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toStoredPage } from './stored-page.ts'

test('a page keeps its text once: further forms are made of what it sends', async () => {
  const body = Buffer.from('as it was rendered')
  const rendered = { status: 200, headers: {}, body, tags: [], queryKeys: [], mayBeKept: true }
  const page = toStoredPage({ host: 'localhost', key: '/' }, rendered, { now: 0, freshMs: 1000 })
  body.fill('-')
  expect(gunzipSync((await page.encode('gzip')).wire.body).toString()).toBe('as it was rendered')
})
