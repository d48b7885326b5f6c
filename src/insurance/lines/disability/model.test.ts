import { describe, expect, it } from 'vitest'
import { multiply, roundExact } from '../../values/exact.ts'
import { ANNUITY, disabilityNetPremium, INCIDENCE, YOUNGEST } from './model.ts'

function monthly(age: number, endAge: number): number {
  return roundExact(multiply(disabilityNetPremium(age, endAge), 1_000_00))
}

describe('the disability model', () => {
  it.each([
    [25, 26_13],
    [30, 28_76],
    [35, 31_56],
    [40, 34_36],
    [45, 36_77],
  ])('costs a person of %i %i cents net for 1,000 a month until 67', (age, cents) => {
    expect(monthly(age, 67)).toBe(cents)
  })

  it('costs about 0.87 of it until 63', () => {
    expect(monthly(25, 63) / monthly(25, 67)).toBeCloseTo(0.87, 2)
  })

  it('holds the incidence of its formula', () => {
    INCIDENCE.forEach((incidence, index) => {
      const age = YOUNGEST + index
      expect(incidence / 1e10).toBeCloseTo(0.0009 * Math.exp(0.055 * (age - 25)), 9)
    })
  })

  it('holds the annuities of its formula', () => {
    const v = 1 / 1.01
    ANNUITY.forEach((annuity, index) => {
      const years = Math.min(index + 0.5, 12)
      expect(annuity / 1e10).toBeCloseTo((Math.sqrt(v) * (1 - v ** years)) / Math.log(1.01), 9)
    })
  })

  it('costs more the later the cover ends', () => {
    for (let age = YOUNGEST; age <= 55; age++) {
      for (const [earlier, later] of [
        [60, 63],
        [63, 65],
        [65, 67],
      ] as const) {
        expect(monthly(age, later)).toBeGreaterThan(monthly(age, earlier))
      }
    }
  })
})
