import { describe, expect, test } from 'vitest'
import { ERROR_STATUS, errorSchema } from '#api/schemas/error.ts'
import { messages } from '#i18n/messages/index.ts'
import { type PlainStatus, plainAnswer, plainPage } from './plain-answer.ts'

const around = { homeUrl: undefined, requestId: 'a-1' }

describe('what the front door refuses on the API’s host', () => {
  test.each<[PlainStatus]>([[400], [404], [405], [414], [500], [503]])(
    '%s has a code that the API documents, of this status',
    (status) => {
      const { body, contentType } = plainAnswer('api', status, around)
      const { error } = errorSchema.strict().parse(JSON.parse(body.toString()))
      expect(contentType).toBe('application/json')
      expect(ERROR_STATUS[error.code]).toBe(status)
    },
  )
})

test.each<[PlainStatus, string]>([
  [404, 'NotFoundError'],
  [405, 'MethodNotAllowedError'],
  [413, 'PayloadTooLargeError'],
  [414, 'ApplicationError'],
  [500, 'InternalServerError'],
])('on the content system’s host %s has Strapi’s shape and name', (status, name) => {
  const { data, error } = JSON.parse(plainAnswer('cms', status, around).body.toString())
  expect(data).toBeNull()
  expect(error).toMatchObject({ status, name, message: expect.stringMatching(/./) })
  expect('details' in error).toBe(status < 500)
})

test('people get a page that names the request', () => {
  expect(plainAnswer(undefined, 500, around).body.toString()).toContain('a-1')
})

test('a page that is away for a moment can be asked for again at its own address', () => {
  const again = `href="">${messages.en.errors.tryAgain}</a>`
  expect(plainPage(503, around).toString()).toContain(again)
  expect(plainPage(500, around).toString()).not.toContain(again)
})

test('where it is known, in the language of the page', () => {
  const body = plainPage(503, { homeUrl: undefined, language: 'fr' }).toString()
  expect(body).toContain(messages.fr.errors[503].title)
  expect(body).not.toContain('undefined')
})
