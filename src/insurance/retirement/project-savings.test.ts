import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  effectiveCosts,
  NO_COSTS,
  paidIn,
  projectCapital,
  type SavingsPlan,
  takenCosts,
} from './project-savings.ts'

const plan: SavingsPlan = {
  monthCents: 100_00,
  singleCents: 0,
  years: 30,
  risePercent: 0,
  costs: NO_COSTS,
}

const plans = fc.record({
  monthCents: fc.integer({ min: 25_00, max: 2_000_00 }),
  singleCents: fc.integer({ min: 0, max: 500_000_00 }),
  years: fc.integer({ min: 2, max: 54 }),
  risePercent: fc.constantFrom(0, 3, 5),
  costs: fc.record({
    acquisition: fc.constantFrom(0, 2_500),
    contribution: fc.integer({ min: 0, max: 8_000 }),
    capital: fc.integer({ min: 0, max: 2_000 }),
  }),
})

describe('savings plans', () => {
  it('give back what was paid in, without return and costs', () => {
    expect(paidIn(plan)).toBe(36_000_00)
    expect(projectCapital(plan, 0)).toBe(36_000_00)
  })

  it('follow the savings formula of textbooks', () => {
    // 12 * 100 * (1 + 0.03 * 13 / 24) * (1.03^30 - 1) / 0.03
    const formula = (1200 * (1 + (0.03 * 13) / 24) * (1.03 ** 30 - 1)) / 0.03
    expect(projectCapital(plan, 3_000) / 100).toBeCloseTo(formula, 0)
  })

  it('compound a single payment', () => {
    const once = { ...plan, monthCents: 0, singleCents: 10_000_00, years: 10 }
    expect(projectCapital(once, 6_000) / 100).toBeCloseTo(10_000 * 1.06 ** 10, 1)
  })

  it('rise with the contribution: 100, 105, 110.25', () => {
    expect(paidIn({ ...plan, years: 3, risePercent: 5 })).toBe(12 * (100_00 + 105_00 + 110_25))
  })

  it('take costs of conclusion in the first five years', () => {
    const costs = { ...NO_COSTS, acquisition: 2_500 }
    // 2.5 % of 36,000 = 900 in all; 36 a year less than without for each of 5 * 180.
    expect(projectCapital({ ...plan, costs }, 0)).toBe(36_000_00 - 900_00)
  })

  it('tell the euros that their costs take: of 10,000 at once and 100 a month for 30 years', () => {
    const costs = { acquisition: 2_500, contribution: 4_000, capital: 600 }
    // 46,000 * 2.5 % = 1,150; 10,000 * 4 % = 400; 1,200 * 4 % = 48.
    const taken = { acquisition: 1_150_00, single: 400_00, firstYear: 48_00 }
    expect(takenCosts({ ...plan, singleCents: 10_000_00, costs })).toEqual(taken)
    // 2.5 % of 2,400, though these are over before five years are.
    expect(takenCosts({ ...plan, years: 2, costs }).acquisition).toBe(60_00)
  })

  it('lack just these euros at the end, to the cent, where nothing is earned', () => {
    fc.assert(
      fc.property(plans, (any) => {
        const level = { ...any, risePercent: 0, costs: { ...any.costs, capital: 0 } }
        const { acquisition, single, firstYear } = takenCosts(level)
        const taken = acquisition + single + firstYear * level.years
        expect(projectCapital(level, 0)).toBe(paidIn(level) - taken)
      }),
    )
  })

  it('have effective costs of nothing without costs, and of the yearly cost with it alone', () => {
    expect(effectiveCosts(plan, 3_000)).toBe(0)
    expect(effectiveCosts({ ...plan, costs: { ...NO_COSTS, capital: 750 } }, 3_000)).toBe(750)
  })

  it('have effective costs to the last thousandth of a percent', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 6_000 }), (any, rate) => {
        const reached = projectCapital(any, rate)
        const without = { ...any, costs: NO_COSTS }
        const lowest = rate - effectiveCosts(any, rate)
        expect(projectCapital(without, lowest)).toBeGreaterThanOrEqual(reached)
        expect(projectCapital(without, lowest - 1)).toBeLessThan(reached)
      }),
      { numRuns: 300 },
    )
  })

  it('never have more capital with higher costs, nor less with a higher return', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 6_000 }), (any, rate) => {
        const capital = projectCapital(any, rate)
        expect(Number.isSafeInteger(capital)).toBe(true)
        expect(projectCapital({ ...any, costs: NO_COSTS }, rate)).toBeGreaterThanOrEqual(capital)
        expect(projectCapital(any, rate + 100)).toBeGreaterThanOrEqual(capital)
        expect(effectiveCosts(any, rate)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
