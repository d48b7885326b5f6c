import { expect, test } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import { firstDayAfterBond, firstDayAfterChoice } from './fund-choice.ts'

test.each([
  ['2026-11-01', '2027-02-01'],
  ['2026-11-30', '2027-02-01'],
  ['2026-12-01', '2027-03-01'],
  ['2027-12-31', '2028-03-01'],
])('who chooses another fund on %s is in it from %s', (choice, first) => {
  expect(firstDayAfterChoice(isoDateOf(choice))).toBe(first)
})

test.each([
  ['2026-12-01', '2027-12-01'],
  ['2026-12-02', '2028-01-01'],
  ['2026-12-31', '2028-01-01'],
  ['2027-01-31', '2028-02-01'],
  ['2027-02-28', '2028-03-01'],
  ['2028-02-29', '2029-03-01'],
])('who has been in a fund since %s can be in another from %s', (since, first) => {
  expect(firstDayAfterBond(isoDateOf(since))).toBe(first)
})
