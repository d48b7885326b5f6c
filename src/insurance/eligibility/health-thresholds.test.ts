import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import { ask, EMPLOYEE, verdicts, Y26 } from './test-health-answers.ts'

const Y25 = isoDateOf('2025-11-15')

describe('either side of each threshold', () => {
  it.each([
    [Y26, 77_400_00, 'must no no no'],
    [Y26, 77_400_01, 'yes yes no no'],
    [Y25, 73_800_00, 'must no no no'],
    [Y25, 73_800_01, 'yes yes no no'],
    [isoDateOf('2025-12-30'), 75_000_00, 'yes yes no no'],
    // Whatever is taken out on that day begins with the new year at the earliest.
    [isoDateOf('2025-12-31'), 75_000_00, 'must no no no'],
    [isoDateOf('2026-01-01'), 75_000_00, 'must no no no'],
    [Y26, 603_00 * 12, 'no limited yes yes'],
    [Y26, 603_00 * 12 + 1, 'must no no no'],
  ])('salary on %s of %i cents', (asOf, yearlyIncome, expected) => {
    expect(verdicts(ask({ ...EMPLOYEE, yearlyIncome }, asOf))).toBe(expected)
  })

  it.each([
    [50, 35_999_99, 'no'],
    [50, 36_000_00, 'yes'],
    [51, 50_999_99, 'no'],
    [51, 51_000_00, 'yes'],
  ])('freelancer of %i with %i cents: private %s', (age, yearlyIncome, expected) => {
    const result = ask({ status: 'freelancer', age, yearlyIncome, priorCover: 'gkv' })
    expect(result.products.private.verdict).toBe(expected)
  })

  it('orders a freelancer by profit', () => {
    const first = (yearlyIncome: number) =>
      ask({ status: 'freelancer', yearlyIncome, priorCover: 'gkv' }).ranking[0]
    expect([first(60_000_00), first(60_000_01), first(20_000_00)]).toEqual([
      'public',
      'private',
      'public',
    ])
  })

  it('closes public insurance at 55, not at 54, and not with European time', () => {
    const at = (age: number, priorCover = 'none') =>
      ask({ ...EMPLOYEE, age, statutoryInLast5Years: 'no', priorCover }).products.public
    expect(at(54).verdict).toBe('must')
    expect(at(55)).toEqual({ verdict: 'no', reasons: ['closedAt55'] })
    expect(at(55, 'eu').verdict).toBe('must')
  })

  it('puts private first only for the young, healthy and not too many children', () => {
    const first = (over: object) =>
      ask({ ...EMPLOYEE, yearlyIncome: 90_000_00, ...over }).ranking[0]
    expect([
      first({}),
      first({ age: 45 }),
      first({ children: 3 }),
      first({ conditions: 'yes' }),
    ]).toEqual(['private', 'public', 'public', 'public'])
  })
})
