import { describe, expect, it } from 'vitest'
import { artistContribution } from './artist.ts'
import { person, Y26 } from './test-insured-person.ts'

describe('artists', () => {
  it('pays half, from the lowest base on', () => {
    const low = artistContribution(person(), 5000_00, Y26)
    expect(low.baseCents).toBe(659_17)
    expect(low.member.health).toBe(low.employer.health)
    // 3000 a month: 219.00 + 40.35 + 3000 * (1.8 + 0.6) %
    expect(Object.values(artistContribution(person(), 36_000_00, Y26).member)).toEqual([
      219_00, 40_35, 72_00,
    ])
  })
})
