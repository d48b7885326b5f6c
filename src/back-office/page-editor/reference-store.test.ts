import { afterEach, expect, test, vi } from 'vitest'
import { ReferenceStore } from './reference-store.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['what was deleted is gone', new Response('{}', { status: 404 }), true],
  ['what could not be read may be there', new Response('{}', { status: 503 }), false],
  ['what was read is there', Response.json({ id: 'en-de--picture', attributes: {} }), false],
])('%s', async (_, answer, isGone) => {
  vi.stubGlobal('fetch', async () => answer)
  const store = new ReferenceStore()
  const arrived = new Promise<void>((resolve) => {
    store.subscribe(resolve)
  })
  store.record('media', 'en-de--picture')
  expect(store.isGone('media', 'en-de--picture')).toBe(false)
  await arrived
  expect(store.isGone('media', 'en-de--picture')).toBe(isGone)
})
