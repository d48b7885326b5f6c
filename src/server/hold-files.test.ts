import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HeldFiles, holdFiles } from './hold-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'hold-files-'))
const write = (path: string, body: string) => writeFileSync(join(folder, path), body)
let files: HeldFiles

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  write('assets/entry-Ab1.js', 'plain')
  write('assets/entry-Ab1.js.br', 'brotli')
  write('assets/entry-Ab1.js.gz', 'gzip')
  write('icon.png', 'picture')
  write('notes.unheard-of', 'bytes')
  files = await holdFiles(folder, { 'x-content-type-options': 'nosniff' }, [
    { path: '/rules.json', contentType: 'application/rules+json', body: Buffer.from('{}') },
  ])
})
afterAll(() => rmSync(folder, { recursive: true }))

async function ask(path: string, acceptEncoding?: string) {
  const variant = await files.read(path, acceptEncoding)
  const { headers = [] } = variant ?? {}
  const named: Record<string, string> = {}
  for (let at = 0; at < headers.length; at += 2) named[headers[at] ?? ''] = headers[at + 1] ?? ''
  return { body: variant?.wire.body.toString(), headers: named }
}

test.each([
  ['gzip, deflate, br', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0', 'plain', undefined],
  [undefined, 'plain', undefined],
])('a text goes to who accepts %s as %s', async (acceptEncoding, body, encoding) => {
  const answer = await ask('/assets/entry-Ab1.js', acceptEncoding)
  expect(answer.body).toBe(body)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
})

test('each form has a tag of its own', async () => {
  const forms = await Promise.all(
    ['br', 'gzip', ''].map((accepted) => ask('/assets/entry-Ab1.js', accepted)),
  )
  expect(new Set(forms.map(({ headers }) => headers['etag'])).size).toBe(3)
})

test('what is not compressed goes to everybody as it is', async () => {
  const answer = await ask('/icon.png', 'br')
  expect(answer.body).toBe('picture')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
  })
  expect(answer.headers).not.toHaveProperty('vary')
})

test('an unknown kind of file says nothing about itself', async () => {
  const { headers } = await ask('/notes.unheard-of')
  expect(headers['content-type']).toBe('application/octet-stream')
})

test('made files are there from the start', () => {
  expect(files.peek('/rules.json', 'br')?.wire.body.toString()).toBe('{}')
})

test.each([
  '/assets/entry-Ab1.js.br',
  '/assets',
  '/assets/',
  '/assets/../icon.png',
  '/assets/%2e%2e/icon.png',
  '/ASSETS/entry-Ab1.js',
  'icon.png',
  '__proto__',
])('%s is no file', async (path) => {
  expect(files.has(path)).toBe(false)
  expect(await files.read(path, 'br')).toBeUndefined()
})

test('compressed forms stay in memory, plain ones of texts do not', async () => {
  const held = await holdFiles(folder, {})
  expect(held.peek('/assets/entry-Ab1.js', 'br')).toBeUndefined()
  for (const accepted of ['br', undefined]) await held.read('/assets/entry-Ab1.js', accepted)
  await held.read('/icon.png', undefined)
  expect(held.peek('/assets/entry-Ab1.js', 'br')?.wire.body.toString()).toBe('brotli')
  expect(held.peek('/assets/entry-Ab1.js', undefined)).toBeUndefined()
  expect(held.peek('/icon.png', 'br')?.wire.body.toString()).toBe('picture')
})

test('a build that was cleared away leaves what is in memory', async () => {
  write('assets/gone-Cd2.js', 'plain')
  write('assets/gone-Cd2.js.br', 'brotli')
  const held = await holdFiles(folder, {})
  await held.read('/assets/gone-Cd2.js', 'br')
  for (const end of ['', '.br']) rmSync(join(folder, `assets/gone-Cd2.js${end}`))
  expect((await held.read('/assets/gone-Cd2.js', 'br'))?.wire.body.toString()).toBe('brotli')
  expect(await held.read('/assets/gone-Cd2.js', undefined)).toBeUndefined()
})
