import { expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { waitingUntil } from './waiting-until.ts'

test.each([
  ['2026-12-01', { waitingMonths: 3 }, '2027-02-28'],
  // § 188 (3) BGB: a month without that day ends with its last; the cover waits for all of it.
  ['2026-11-30', { waitingMonths: 3 }, '2027-02-28'],
  ['2027-11-30', { waitingMonths: 3 }, '2028-02-29'],
  ['2026-11-15', { waitingMonths: 3 }, '2027-02-14'],
  ['2026-12-01', { waitingDays: 14 }, '2026-12-14'],
  ['2026-12-01', { waitingDays: 30, waitingMonths: 6 }, '2027-05-31'],
  ['2026-12-01', { waitingMonths: 0 }, undefined],
  ['2026-12-01', {}, undefined],
])('a contract from %s with %o waits until %s', (startDate, facts, expected) => {
  expect(waitingUntil(isoDateOf(startDate), facts)).toBe(expected)
})
