import { expect, test } from 'vitest'
import { findChoiceProblem, UPLOAD_LIMIT_BYTES, UPLOADS_LIMIT_BYTES } from './upload-limits.ts'

const files = (...sizes: number[]) => sizes.map((size) => ({ size }))

test('files are taken up to a size each, and up to another together', () => {
  expect(findChoiceProblem([])).toBeUndefined()
  expect(findChoiceProblem(files(UPLOAD_LIMIT_BYTES))).toBeUndefined()
  expect(findChoiceProblem(files(UPLOAD_LIMIT_BYTES + 1))).toBe('tooLarge')
  const half = UPLOADS_LIMIT_BYTES / 2
  expect(findChoiceProblem(files(half, half))).toBeUndefined()
  expect(findChoiceProblem(files(half, half, 1))).toBe('tooLargeTogether')
})

test('and no more than there is room for', () => {
  expect(findChoiceProblem(files(1, 1), 2)).toBeUndefined()
  expect(findChoiceProblem(files(1, 1, 1), 2)).toBe('tooManyChosen')
})
