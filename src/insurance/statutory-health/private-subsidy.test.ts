import { describe, expect, it } from 'vitest'
import { highestSubsidy, privateSubsidy, sickPayCapPerDay } from './private-subsidy.ts'
import { Y25, Y26 } from './test-insured-person.ts'

describe('subsidy to private insurance, sick pay', () => {
  it('maximum subsidy to private insurance (2026: lohn-info.de)', () => {
    expect(highestSubsidy(9000_00, 'BE', Y25)).toEqual({ health: 471_32, care: 99_23 })
    expect(highestSubsidy(9000_00, 'BE', Y26)).toEqual({ health: 508_59, care: 104_63 })
    expect(highestSubsidy(9000_00, 'SN', Y25).care).toBe(71_66)
    expect(highestSubsidy(9000_00, 'SN', Y26).care).toBe(75_56)
  })
  it('the employer pays half of a private premium, but not more than the highest', () => {
    const highest = { health: 508_59, care: 104_63 }
    expect(privateSubsidy({ health: 2000_00, care: 500_00 }, highest)).toEqual(highest)
    expect(privateSubsidy({ health: 400_01, care: 0 }, highest)).toEqual({
      health: 200_01,
      care: 0,
    })
  })
  it('caps sick pay', () => {
    expect(sickPayCapPerDay(Y25)).toBe(128_63)
    expect(sickPayCapPerDay(Y26)).toBe(135_63)
  })
})
