import { describe, expect, test } from 'vitest'
import { ERROR_STATUS, errorSchema } from '#api/schemas/error.ts'
import { plainAnswer } from './plain-answer.ts'
import { type PlainStatus, plainPage } from './plain-page.ts'

const around = { locale: 'en-de', requestId: 'a-1' } as const

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

test('where people are it is a page', () => {
  const { body, contentType } = plainAnswer('app', 404, around)
  expect(contentType).toMatch(/^text\/html/)
  expect(body).toEqual(plainPage(404, around))
})
