import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import { computeIncomeTax } from './compute-income-tax.ts'

const in2025 = isoDateOf('2025-06-15')
const in2026 = isoDateOf('2026-06-15')

describe('income tax (§ 32a EStG)', () => {
  // Worked out from the formulas of the law with decimals of arbitrary precision.
  it.each([
    [12_096, in2025, 0],
    [12_103, in2025, 0],
    [12_104, in2025, 1],
    [17_443, in2025, 1_015],
    [40_000, in2025, 7_320],
    [68_480, in2025, 17_849],
    [68_481, in2025, 17_850],
    [277_825, in2025, 105_774],
    [277_826, in2025, 105_775],
    [12_348, in2026, 0],
    [17_799, in2026, 1_034],
    [40_000, in2026, 7_209],
    [69_878, in2026, 18_213],
    [69_879, in2026, 18_213],
    [100_000, in2026, 30_864],
    [277_826, in2026, 105_551],
  ])('%i on %s: %i', (taxable, on, tax) => {
    expect(computeIncomeTax(taxable * 100, on)).toBe(tax * 100)
  })

  it('drops the cents of the income', () => {
    expect(computeIncomeTax(40_000_99, in2026)).toBe(7_209_00)
  })

  it('never falls when the income rises, and never takes more than 45 % of the rise', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400_000 }), fc.constantFrom(in2025, in2026), (income, on) => {
        const rise =
          computeIncomeTax(income * 100 + 100_00, on) - computeIncomeTax(income * 100, on)
        expect(rise).toBeGreaterThanOrEqual(0)
        expect(rise).toBeLessThanOrEqual(46_00)
      }),
    )
  })
})
