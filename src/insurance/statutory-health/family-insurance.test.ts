import { describe, expect, it } from 'vitest'
import { addYears, isoDateOf } from '../values/iso-date.ts'
import { isChildCovered, isFamilyInsuranceFree } from './family-insurance.ts'
import { Y26 } from './test-insured-person.ts'

describe('family insurance', () => {
  it.each([
    [565_00, false, true],
    [565_01, false, false],
    [603_00, true, true],
    [603_01, true, false],
  ])('V26: %i cents, mini-job only %s: free %s', (income, onlyMiniJob, free) => {
    expect(isFamilyInsuranceFree(income, onlyMiniJob, Y26)).toBe(free)
  })
  it('ends for children at 18, 23 or 25', () => {
    const on = isoDateOf('2026-11-15')
    const turning = (age: number) => addYears(on, -age)
    expect(isChildCovered(turning(18), 'working', on)).toBe(false)
    expect(isChildCovered(turning(18), 'notWorking', on)).toBe(true)
    expect(isChildCovered(turning(23), 'notWorking', on)).toBe(false)
    expect(isChildCovered(turning(23), 'inEducation', on)).toBe(true)
    expect(isChildCovered(turning(25), 'inEducation', on)).toBe(false)
  })
})
