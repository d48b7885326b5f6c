import { expect, test } from 'vitest'
import { createPostLimits } from './post-limits.ts'

const now = new Date('2026-11-15T10:00:00Z')
const anHourLater = new Date(now.getTime() + 3_600_000)

test('ten messages an hour from one connection', () => {
  const limits = createPostLimits()
  const over = () => limits.exceeds('message', '192.0.2.1', now)
  expect(Array.from({ length: 11 }, over)).toEqual([...Array(10).fill(false), true])
  expect(limits.exceeds('message', '192.0.2.2', now)).toBe(false)
  expect(limits.exceeds('upload', '192.0.2.1', now)).toBe(false)
  expect(limits.exceeds('message', '192.0.2.1', anHourLater)).toBe(false)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', true],
  ['2001:db8::1', '2001:db8::2', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
])('%s and %s are one network: %s', (one, other, isOne) => {
  const limits = createPostLimits()
  for (let count = 0; count < 10; count += 1) limits.exceeds('message', one, now)
  expect(limits.exceeds('message', other, now)).toBe(isOne)
})
