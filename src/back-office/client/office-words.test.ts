import { BASE_ERROR_CODES } from 'better-auth'
import { TWO_FACTOR_ERROR_CODES } from 'better-auth/plugins/two-factor'
import { expect, test } from 'vitest'
import { errorOfStatus } from '#content-api/errors/to-strapi-error.ts'
import { inOfficeWords, sayWait } from './office-words.ts'

test.each([
  [401, /signed out/],
  [403, /not for your role/],
  [404, /mistyped, or it was deleted/],
  [500, /broke on our side/],
])('what the server answers with %i is said in words of the office', (status, words) => {
  expect(inOfficeWords(errorOfStatus(status).message)).toMatch(words)
})

test.each(
  [
    BASE_ERROR_CODES.INVALID_EMAIL_OR_PASSWORD,
    BASE_ERROR_CODES.INVALID_PASSWORD,
    TWO_FACTOR_ERROR_CODES.INVALID_CODE,
    TWO_FACTOR_ERROR_CODES.INVALID_BACKUP_CODE,
    TWO_FACTOR_ERROR_CODES.INVALID_TWO_FACTOR_COOKIE,
    TWO_FACTOR_ERROR_CODES.TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE,
    TWO_FACTOR_ERROR_CODES.ACCOUNT_TEMPORARILY_LOCKED,
  ]
    .map(({ message }) => message)
    .concat('This was done already'),
)('who signs in is told what to do: %s', (said) => {
  expect(inOfficeWords(said)).not.toBe(said)
})

test('who invites somebody who works here already reads so', () => {
  expect(inOfficeWords('Email already taken')).toMatch(/^A colleague has an account/)
})

test('a sentence that the server wrote for people stays', () => {
  expect(inOfficeWords('This day is noted already.')).toBe('This day is noted already.')
})

test.each([
  [0, '2 seconds'],
  [9, '9 seconds'],
  [60, '60 seconds'],
  [91, '2 minutes'],
  [3_600, '60 minutes'],
])('who tried too often is told when to try again: after %i', (seconds, words) => {
  expect(sayWait(seconds)).toBe(`Too many tries. Try again in ${words}.`)
})
