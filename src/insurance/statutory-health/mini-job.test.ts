import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import { isMiniJob, miniJobContribution, monthOfPay } from './mini-job.ts'
import { Y26 } from './test-insured-person.ts'

describe('mini-job', () => {
  it('V24: 603 in 2026', () => {
    expect(miniJobContribution(603_00, Y26)).toEqual({
      employerHealth: 78_39,
      employerPension: 90_45,
      memberPension: 21_71,
    })
  })
  it.each([
    ['2025-12-31', 556_00, true],
    ['2025-12-31', 556_01, false],
    ['2026-01-01', 603_00, true],
    ['2026-01-01', 603_01, false],
    ['2027-01-01', 633_00, true],
    ['2027-01-01', 633_01, false],
  ])('on %s, %i cents: %s', (day, cents, expected) => {
    expect(isMiniJob(cents, isoDateOf(day))).toBe(expected)
  })
  it.each([
    [7_236_00, 603_00],
    [7_236_01, 603_01],
    [7_236_05, 603_01],
    [7_236_06, 603_01],
    [7_235_99, 603_00],
    [50_000_00, 4_166_67],
  ])('a year of %i cents is a month of %i: no cent makes a mini-job of more', (year, month) => {
    expect(monthOfPay(year, Y26)).toBe(month)
  })
})
