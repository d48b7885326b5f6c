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
})
