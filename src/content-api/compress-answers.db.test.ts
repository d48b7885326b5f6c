import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestContentApp } from './test-content-app.ts'

const api = await shareInFile(startTestContentApp())
beforeAll(async () => {
  await api.publish('blogs', 'en-de--long', { title: 'Long', body: 'Für alle. '.repeat(1_000) })
  await api.publish('blogs', 'en-se--short', { title: 'Short', body: 'x' })
  // Takes longer to compress than to find, so that several are always under way.
  const noise = randomBytes(90_000).toString('hex')
  await api.publish('blogs', 'en-fr--noise', { title: 'Noise', body: noise })
})

function read(locale: string, headers: Record<string, string>, method = 'GET') {
  const url = `/api/blogs?locale=${locale}`
  return api.app.inject({ method: method as NonNullable<InjectOptions['method']>, url, headers })
}

test.each(['with a token', 'without'])('a large answer is compressed %s', async (who) => {
  const token = who === 'without' ? {} : { authorization: `Bearer ${api.tokens.readOnly}` }
  const plain = await read('en-de', token)
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [encoding, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const packed = await read('en-de', { ...token, 'accept-encoding': encoding })
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(packed.rawPayload.byteLength),
      vary: 'Origin, Accept-Encoding',
    })
    expect(packed.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 2)
    expect(unpack(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  }
})

test('a small one is not, nor for who cannot unpack it', async () => {
  const small = await read('en-se', { 'accept-encoding': 'gzip' })
  expect(small.headers['content-encoding']).toBeUndefined()
  const other = await read('en-de', { 'accept-encoding': 'zstd' })
  expect(other.headers).toMatchObject({ vary: 'Origin, Accept-Encoding' })
  expect(other.headers['content-encoding']).toBeUndefined()
})

test('HEAD is answered like GET, without the body', async () => {
  const headers = { 'accept-encoding': 'gzip' }
  const [get, head] = [await read('en-de', headers), await read('en-de', headers, 'HEAD')]
  expect([head.statusCode, head.body]).toEqual([200, ''])
  const told = ['content-encoding', 'content-length', 'content-type', 'vary']
  for (const name of told) expect(head.headers[name], name).toBe(get.headers[name])
})

test('a flood goes out as it is', async () => {
  const all = await Promise.all(
    Array.from({ length: 40 }, () => read('en-fr', { 'accept-encoding': 'gzip' })),
  )
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(all.some(({ headers }) => headers['content-encoding'] === undefined)).toBe(true)
})
