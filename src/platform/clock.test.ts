import { expect, test } from 'vitest'
import { dayIn, fixedClock } from './clock.ts'

test.each([
  // Berlin is one hour ahead of UTC in winter and two in summer.
  ['2026-12-31T22:59:59Z', 'Europe/Berlin', '2026-12-31'],
  ['2026-12-31T23:00:00Z', 'Europe/Berlin', '2027-01-01'],
  ['2026-06-30T21:59:59Z', 'Europe/Berlin', '2026-06-30'],
  ['2026-06-30T22:00:00Z', 'Europe/Berlin', '2026-07-01'],
  // Days of 23 and of 25 hours.
  ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-03-29T21:59:59Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-03-30'],
  ['2026-10-24T22:00:00Z', 'Europe/Berlin', '2026-10-25'],
  ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
  ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
  ['2027-03-28T21:59:59Z', 'Europe/Berlin', '2027-03-28'],
  ['2027-03-28T22:00:00Z', 'Europe/Berlin', '2027-03-29'],
  ['2026-12-31T23:00:00Z', 'Europe/Lisbon', '2026-12-31'],
])('%s in %s is %s', (instant, timeZone, date) => {
  expect(dayIn(timeZone, new Date(instant))).toBe(date)
})

test('a fixed clock cannot be moved through the date it hands out', () => {
  const clock = fixedClock('2026-03-01T00:00:00Z')
  clock.now().setFullYear(1999)
  expect(clock.now().toISOString()).toBe('2026-03-01T00:00:00.000Z')
})
