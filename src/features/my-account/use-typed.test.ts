import { expect, test } from 'vitest'
import { isRefused, mayStay } from './use-typed.ts'

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
