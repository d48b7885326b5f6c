import { afterEach, expect, test } from 'vitest'
import { forgetUnsent, guardUnsent, unsentTexts } from './unsent-texts.ts'

afterEach(forgetUnsent)

function at(timeStamp: number, kind: string, target = {}): Event {
  const event = new Event(kind, { cancelable: true })
  return Object.defineProperties(event, {
    timeStamp: { value: timeStamp },
    target: { value: target },
  })
}

test('a window with something unsent asks before it is closed or reloaded, and only then', () => {
  const page = new EventTarget()
  const release = guardUnsent(page)
  const isAsked = () => !page.dispatchEvent(at(0, 'beforeunload'))
  expect(isAsked()).toBe(false)
  unsentTexts.set('1:note:claim', 'Ten minutes of typing.')
  expect(isAsked()).toBe(true)
  release()
  expect(isAsked()).toBe(false)
})

test('who calls or writes to a customer while something is unsent is not asked', () => {
  const page = new EventTarget()
  const release = guardUnsent(page)
  unsentTexts.set('1:note:claim', 'They want to be called.')
  const click = (isAddress: boolean) => ({ closest: () => (isAddress ? {} : null) })
  const isAskedAt = (moment: number) => !page.dispatchEvent(at(moment, 'beforeunload'))
  page.dispatchEvent(at(5_000, 'click', click(false)))
  expect(isAskedAt(5_010)).toBe(true)
  page.dispatchEvent(at(6_000, 'click', click(true)))
  expect(isAskedAt(6_010)).toBe(false)
  expect(isAskedAt(8_000)).toBe(true)
  release()
})
