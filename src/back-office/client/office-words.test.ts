import { expect, test } from 'vitest'
import { errorOfStatus } from '#content-api/errors/to-strapi-error.ts'
import { inOfficeWords } from './office-words.ts'

test.each([
  [401, /signed out/],
  [403, /not for your role/],
  [404, /mistyped, or it was deleted/],
  [500, /broke on our side/],
])('what the server answers with %i is said in words of the office', (status, words) => {
  expect(inOfficeWords(errorOfStatus(status).message)).toMatch(words)
})

test('a sentence that the server wrote for people stays', () => {
  expect(inOfficeWords('This day is noted already.')).toBe('This day is noted already.')
})
