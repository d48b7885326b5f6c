import { expect, test } from 'vitest'
import { findSizeProblem, UPLOAD_LIMIT_BYTES, UPLOADS_LIMIT_BYTES } from './upload-limits.ts'

const files = (...sizes: number[]) => sizes.map((size) => ({ size }))

test('files are taken up to a size each, and up to another together', () => {
  expect(findSizeProblem([])).toBeUndefined()
  expect(findSizeProblem(files(UPLOAD_LIMIT_BYTES))).toBeUndefined()
  expect(findSizeProblem(files(UPLOAD_LIMIT_BYTES + 1))).toBe('tooLarge')
  const half = UPLOADS_LIMIT_BYTES / 2
  expect(findSizeProblem(files(half, half))).toBeUndefined()
  expect(findSizeProblem(files(half, half, 1))).toBe('tooLargeTogether')
})
