import { describe, expect, it } from 'vitest'
import { OCCUPATIONS } from '../occupations.ts'
import { occupationClass } from './occupation-class.ts'

const vocational = { education: 'vocational' }

describe('occupational classes', () => {
  it('never get worse with more time at a desk, a larger team or a degree', () => {
    for (const occupation of OCCUPATIONS) {
      for (let officeShare = 0; officeShare < 100; officeShare++) {
        const here = occupationClass({ occupation, officeShare, ...vocational })
        const better = [
          { occupation, officeShare: officeShare + 1, ...vocational },
          { occupation, officeShare, staff: 5, ...vocational },
          { occupation, officeShare, education: 'university' },
        ]
        for (const work of better) expect(occupationClass(work)).toBeLessThanOrEqual(here)
      }
    }
  })

  it('count a team from five people', () => {
    const work = { occupation: 'crafts', officeShare: 0, ...vocational } as const
    expect(occupationClass({ ...work, staff: 4 })).toBe(4)
    expect(occupationClass({ ...work, staff: 5 })).toBe(3)
  })

  it.each([
    [0, ['it', 'lawFinance', 'scienceEngineering', 'management']],
    [1, ['medicine', 'office', 'student']],
    [2, ['designMedia', 'teaching', 'sales']],
    [3, ['care', 'hospitality', 'transport', 'arts']],
    [4, ['crafts', 'construction', 'warehouse', 'security', 'other']],
  ] as const)('are %i for %j, with half of the time at a desk', (expected, occupations) => {
    for (const occupation of occupations) {
      expect(occupationClass({ occupation, officeShare: 50, ...vocational })).toBe(expected)
    }
  })

  it('lift A to A+ with a degree, and hold a desk job away from the desk at A', () => {
    const office = { occupation: 'office', officeShare: 50, education: 'university' } as const
    expect(occupationClass(office)).toBe(0)
    expect(occupationClass({ ...office, occupation: 'sales' })).toBe(2)
    expect(occupationClass({ occupation: 'it', officeShare: 49, ...vocational })).toBe(1)
  })

  it('never go beyond A+', () => {
    const work = { occupation: 'office', officeShare: 80, staff: 5, ...vocational } as const
    expect(occupationClass(work)).toBe(0)
  })
})
