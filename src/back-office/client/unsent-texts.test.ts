import { afterEach, expect, test } from 'vitest'
import { forgetUnsent, guardUnsent, unsentTexts } from './unsent-texts.ts'

afterEach(forgetUnsent)

test('a window with something unsent asks before it is closed or reloaded, and only then', () => {
  const page = new EventTarget()
  const release = guardUnsent(page)
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  unsentTexts.set('1:note:claim', 'Ten minutes of typing.')
  expect(isAsked()).toBe(true)
  release()
  expect(isAsked()).toBe(false)
})
