import { expect, test } from 'vitest'
import { isoDateOf } from './iso-date.ts'
import { partOfMonth } from './part-of-month.ts'

test.each([
  ['2026-12-01', 72_00],
  ['2026-11-20', 26_40],
  ['2026-11-30', 2_40],
  ['2028-02-29', 2_48],
])('from %s on a month of 72 euros costs %i cents', (from, cents) => {
  expect(partOfMonth(72_00, isoDateOf(from))).toBe(cents)
})
