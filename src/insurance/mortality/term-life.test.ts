import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundExact } from '../values/exact.ts'
import { FIRST_AGE, femaleTable, maleTable, unisexTable } from './period-life-table.ts'
import { netPremium, type SumCourse, termValues } from './term-life.ts'

/** Premium a year in cents. */
function yearly(table: readonly number[], age: number, years: number, sumCents: number): number {
  const { deaths, payments } = termValues(table, age, years)
  return roundExact({ numerator: deaths * BigInt(sumCents), denominator: payments })
}

describe('net premiums from the period life table', () => {
  it('covers ages 18 to 75 without a gap', () => {
    for (const table of [maleTable, femaleTable, unisexTable]) {
      expect(table).toHaveLength(58)
      expect(table.every((rate) => rate > 0)).toBe(true)
    }
  })

  it.each([
    [25, 10, 50_000_00, 0.00385297, 9.550834, 20_17],
    [30, 20, 200_000_00, 0.01874659, 18.102023, 207_12],
    [35, 25, 300_000_00, 0.04971731, 21.873829, 681_87],
  ])('age %i for %i years: present values and premium', (age, years, sum, A, annuity, cents) => {
    const { deaths, payments, start } = termValues(unisexTable, age, years)
    expect(Number(deaths) / Number(start)).toBeCloseTo(A, 8)
    expect(Number(payments) / Number(start)).toBeCloseTo(annuity, 6)
    expect(yearly(unisexTable, age, years, sum)).toBe(cents)
  })

  it.each([
    [25, 10, 50_000_00, 1_68],
    [30, 20, 200_000_00, 17_26],
    [35, 25, 300_000_00, 56_82],
  ])('age %i for %i years: net a month', (age, years, sumCents, cents) => {
    const { deaths, payments } = termValues(unisexTable, age, years)
    const month = { numerator: deaths * BigInt(sumCents), denominator: payments * 12n }
    expect(roundExact(month)).toBe(cents)
  })

  it('gives men and women what a sexed calculation would give (30, 20 years, 200,000)', () => {
    expect(yearly(maleTable, 30, 20, 200_000_00)).toBe(267_53)
    expect(yearly(femaleTable, 30, 20, 200_000_00)).toBe(146_61)
  })

  it('costs S * v * q for a single year (30, 100,000)', () => {
    expect(yearly(unisexTable, 30, 1, 100_000_00)).toBe(38_82)
  })

  it('rises with the age and with the term', () => {
    const ages = fc.integer({ min: 25, max: 64 })
    fc.assert(
      fc.property(ages, fc.integer({ min: 5, max: 9 }), (age, years) => {
        const here = yearly(unisexTable, age, years, 1_000_000_00)
        expect(yearly(unisexTable, age + 1, years, 1_000_000_00)).toBeGreaterThan(here)
        expect(yearly(unisexTable, age, years + 1, 1_000_000_00)).toBeGreaterThan(here)
      }),
    )
  })

  it('costs less where the sum falls, least where it falls fastest', () => {
    const cost = (course: SumCourse) => {
      const { numerator, denominator } = netPremium(40, 20, course)
      return Number(numerator) / Number(denominator)
    }
    expect(cost('linear')).toBeLessThan(cost('annuity'))
    expect(cost('annuity')).toBeLessThan(cost('level'))
    expect(FIRST_AGE).toBe(18)
  })
})
