import { expect, test } from 'vitest'
import { outsideCover } from './outside-cover.ts'

test.each([
  ['2026-11-30', 'before'],
  ['2026-12-01', undefined],
  ['2027-01-31', undefined],
  ['2027-02-01', 'after'],
])('the first and the last day are covered: %s', (day, expected) => {
  const cover = { startDate: '2026-12-01', endDate: '2027-01-31' }
  expect(outsideCover(cover, day)).toBe(expected)
})

test.each([
  ['2026-11-30', 'before'],
  ['2026-12-01', 'waiting'],
  ['2027-02-28', 'waiting'],
  ['2027-03-01', undefined],
])('the waiting time is told from its first day to its last: %s', (day, expected) => {
  const cover = { startDate: '2026-12-01', waitingUntil: '2027-02-28' }
  expect(outsideCover(cover, day)).toBe(expected)
})

test('what comes after the end of a short contract does not wait for anything', () => {
  const cover = { startDate: '2026-12-01', endDate: '2026-12-31', waitingUntil: '2027-02-28' }
  expect(outsideCover(cover, '2027-01-01')).toBe('after')
})

test('without an end nothing comes after', () => {
  expect(outsideCover({ startDate: '2026-12-01' }, '2099-01-01')).toBeUndefined()
})
