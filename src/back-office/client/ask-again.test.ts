import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { isWorthAsking } from './ask-again.ts'

test.each([400, 403, 404, 409, 429])('an answer of %i is final', (status) => {
  expect(isWorthAsking(0, new HttpError('', status))).toBe(false)
})

test.each([0, 500, 503])('a failure of %i is asked again, but not for ever', (status) => {
  expect(isWorthAsking(0, new HttpError('', status))).toBe(true)
  expect(isWorthAsking(3, new HttpError('', status))).toBe(false)
})
