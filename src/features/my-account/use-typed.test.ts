import { expect, test } from 'vitest'
import { isRefused, mayStay, typedBy } from './use-typed.ts'

test.each([
  ['textarea', 'description', true],
  ['select-one', 'kind', true],
  ['text', 'occurredOn.day', true],
  ['email', 'email', true],
  ['text', 'iban', false],
  ['text', 'otp', false],
  ['password', 'addressPassword', false],
  ['checkbox', 'sepaMandate', false],
  ['file', 'files', false],
  ['hidden', 'question', false],
  ['text', '', false],
])('a %s named "%s" stays: %s', (type, name, expected) => {
  expect(mayStay({ type, name })).toBe(expected)
})

test('a form that came back for anything was not sent', () => {
  expect(isRefused(undefined)).toBe(false)
  expect(isRefused({ errors: {} })).toBe(false)
  expect(isRefused({ errors: {}, problem: 'signedOut' })).toBe(true)
  expect(isRefused({ errors: { kind: 'required' } })).toBe(true)
})

test('on a page that stays, the next customer seals nothing of what the one before typed', () => {
  const all = { by: 'one', forms: new Map() }
  typedBy('one', all).set('/me/settings', new Map([['text', ['I broke my leg.']]]))
  expect(typedBy('one', all).size).toBe(1)
  expect(typedBy('two', all).size).toBe(0)
  expect(typedBy('one', all).size).toBe(0)
})
