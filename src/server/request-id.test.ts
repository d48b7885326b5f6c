import { expect, test } from 'vitest'
import { openRequestIds, REQUEST_ID_LENGTH } from './request-id.ts'

test('ids are of one length, and none comes twice, also when the numbers begin anew', () => {
  const next = openRequestIds(9_999_900)
  const ids = Array.from({ length: 200 }, next)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(ids.map((id) => id.slice(0, 5))).size).toBe(2)
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-z]{5}\d{7}$/)
    expect(id).toHaveLength(REQUEST_ID_LENGTH)
  }
})

test('two processes do not share theirs', () => {
  expect(openRequestIds()()).not.toBe(openRequestIds()())
})
