import { expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { firstStillKept, keptUntil } from './kept-until.ts'

test.each([
  ['2026-01-01T12:00:00Z', '2036-12-31'],
  ['2026-12-31T22:59:59Z', '2036-12-31'],
  // Midnight in Berlin: another year has begun.
  ['2026-12-31T23:00:00Z', '2037-12-31'],
  ['2028-02-29T12:00:00Z', '2038-12-31'],
])('what is over since %s is kept until %s', (since, until) => {
  expect(keptUntil(new Date(since))).toBe(until)
})

test.each(['2036-12-31', '2037-01-01', '2037-07-15'])('on %s both say the same', (day) => {
  const today = isoDateOf(day)
  const first = firstStillKept(today)
  expect(keptUntil(first) >= today).toBe(true)
  expect(keptUntil(new Date(first.getTime() - 1)) < today).toBe(true)
})
