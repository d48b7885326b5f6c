import { expect, it } from 'vitest'
import { dayBefore } from './days.ts'

it.each([
  // The clock was put forward on the 28th: half past midnight was 23 hours ago a day before.
  ['2027-03-28T22:30:00Z', 0, '2027-03-29'],
  ['2027-03-28T22:30:00Z', 1, '2027-03-28'],
  ['2027-03-28T22:30:00Z', 29, '2027-02-28'],
  // And back on the 25th, whose last half hour is 25 hours after its first.
  ['2026-10-25T22:30:00Z', 1, '2026-10-24'],
  ['2026-12-31T23:30:00Z', 1, '2026-12-31'],
])('at %s, %d days ago was %s in Berlin', (now, count, day) => {
  expect(dayBefore(count, Date.parse(now))).toBe(day)
})
