import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAll, forgetSealed, keepSealed, recallSealed } from './sealed-typing.ts'
import { typingKeyOf } from './typing-key.ts'

const secretKey = randomBytes(32).toString('hex')
const keyOf = (id: string) => typingKeyOf({ secretKey }, { session: { id } })
const typed = new Map([['description', ['A dog bit me: 12 stitches 🐕.']]])
const place = '/me/policies/FP-1/claim'

/** Keys of what is kept are properties of its own, as in a browser. */
class TabStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', new TabStorage()))
afterEach(() => vi.unstubAllGlobals())

test('what was typed is found by the same session, and read by nobody in the tab', async () => {
  await keepSealed(keyOf('one'), place, typed)
  expect(await recallSealed(keyOf('one'), place)).toEqual(typed)
  const kept = JSON.stringify(sessionStorage)
  expect(kept).toContain(place)
  expect(kept).not.toContain('stitches')
  expect(Buffer.from(kept, 'base64').toString('latin1')).not.toContain('stitches')
})

test('of what another session typed nothing is found, and nothing is left', async () => {
  await keepSealed(keyOf('one'), place, typed)
  await keepSealed(keyOf('one'), '/me/settings choices', typed)
  expect(await recallSealed(keyOf('two'), place)).toEqual(new Map())
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a text of one form opens in no other', async () => {
  await keepSealed(keyOf('one'), place, typed)
  sessionStorage.setItem('account:elsewhere', sessionStorage.getItem(`account:${place}`) ?? '')
  expect(await recallSealed(keyOf('one'), 'elsewhere')).toEqual(new Map())
})

test('what was sent or signed out of is gone; the last letter does not come after', async () => {
  keepSealed(keyOf('one'), place, typed)
  forgetSealed(place)
  expect(await recallSealed(keyOf('one'), place)).toEqual(new Map())
  await keepSealed(keyOf('one'), place, typed)
  sessionStorage.setItem('ui-theme', 'dark')
  forgetAll()
  expect(Object.keys(sessionStorage)).toEqual(['ui-theme'])
})

test('where a browser keeps nothing, nothing breaks', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  await keepSealed(keyOf('one'), place, typed)
  expect(await recallSealed(keyOf('one'), place)).toEqual(new Map())
})
