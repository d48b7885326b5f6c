import { expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { nextWorkingDay } from './working-days.ts'

test.each([
  ['a Friday', '2026-11-27', '2026-11-27'],
  ['a Saturday', '2026-11-28', '2026-11-30'],
  ['a Sunday', '2026-11-29', '2026-11-30'],
  ['Christmas Eve, on which people work', '2026-12-24', '2026-12-24'],
  // Christmas on a Friday, with the weekend behind it.
  ['Christmas', '2026-12-25', '2026-12-28'],
  ['both days of Christmas on working days', '2028-12-25', '2028-12-27'],
  ['New Year', '2027-01-01', '2027-01-04'],
  ['Labour Day on a Friday', '2026-05-01', '2026-05-04'],
  ['Unity Day on a Thursday', '2024-10-03', '2024-10-04'],
  ['Maundy Thursday', '2027-03-25', '2027-03-25'],
  ['Good Friday', '2027-03-26', '2027-03-30'],
  ['Easter Monday', '2026-04-06', '2026-04-07'],
  ['the latest Easter Monday there is', '2038-04-26', '2038-04-27'],
  ['Ascension', '2026-05-14', '2026-05-15'],
  ['Whit Monday', '2026-05-25', '2026-05-26'],
])('%s', (_, day, expected) => {
  expect(nextWorkingDay(isoDateOf(day))).toBe(expected)
})
