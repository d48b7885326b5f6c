import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createHttpReader } from './http-reader.ts'

/** Takes every request; begins to answer for the sitemap, and ends nothing. */
const silent = createServer((request, response) => {
  if (request.url?.includes('sitemap')) response.writeHead(200).write('[')
})
afterAll(() => {
  silent.close()
  silent.closeAllConnections()
})

test('a content system that hangs is given up after a while, also in the middle of an answer', async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/api`
  const reader = createHttpReader({ url, token: undefined, limitMs: 200 })
  const live = { locale: 'en-de', page: 1, pageSize: 1, state: 'live' } as const
  const unanswered = { name: 'UnknownError', error: { status: 500 } }
  await expect(reader.list('pages', live)).rejects.toMatchObject(unanswered)
  await expect(reader.sitemap('default')).rejects.toMatchObject(unanswered)
}, 5_000)
