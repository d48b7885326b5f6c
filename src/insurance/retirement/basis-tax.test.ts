import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import { marginalRate, maximumDeduction, withChurchTax } from './basis-tax.ts'

const in2025 = isoDateOf('2025-07-01')
const in2026 = isoDateOf('2026-07-01')

describe('the tax on a Basisrente', () => {
  it('has a maximum of 29,344 in 2025 and 30,826 in 2026, twice for couples', () => {
    expect(maximumDeduction(false, in2025)).toBe(29_344_00)
    expect(maximumDeduction(false, in2026)).toBe(30_826_00)
    expect(maximumDeduction(true, in2026)).toBe(61_652_00)
  })

  it.each([
    [12_348_00, 0],
    [12_348_01, 14_000],
    // The first zone ends, and the second begins, at 23.97 %.
    [17_799_00, 23_970],
    [17_799_01, 23_970],
    // The second zone reaches 42 % where the next begins.
    [69_878_00, 42_000],
    [69_878_01, 42_000],
    [277_825_00, 42_000],
    [277_825_01, 45_000],
  ])('takes of the last euro of %i cents %i thousandths of a percent in 2026', (income, rate) => {
    // The zones of the law meet within a few thousandths.
    expect(Math.abs(marginalRate(income, false, in2026) - rate)).toBeLessThanOrEqual(30)
  })

  it('never falls with the income', () => {
    for (const on of [in2025, in2026]) {
      let before = 0
      for (let income = 0; income <= 300_000_00; income += 500_00) {
        const rate = marginalRate(income, false, on)
        expect(rate).toBeGreaterThanOrEqual(before)
        before = rate
      }
    }
  })

  it('takes couples at half of their income', () => {
    expect(marginalRate(100_000_00, true, in2026)).toBe(marginalRate(50_000_00, false, in2026))
  })

  it('adds church tax, itself deductible: 42 % becomes 43.89 %', () => {
    // 0.42 * 1.08 / (1 + 0.08 * 0.42) = 0.438854
    expect(withChurchTax(42_000)).toBe(43_885)
    expect(withChurchTax(0)).toBe(0)
  })
})
