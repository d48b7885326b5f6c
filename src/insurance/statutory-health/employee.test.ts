import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import { sumOf } from './contribution.ts'
import { employeeContribution, midijobBases, traineeContribution } from './employee.ts'
import { person, Y25, Y26 } from './test-insured-person.ts'

describe('employees', () => {
  it.each([
    // id, day, gross, person, member parts, employer parts
    ['V1', Y25, 3500_00, person(), [255_50, 42_88, 84_00], [255_50, 42_88, 63_00]],
    ['V2', Y26, 3500_00, person(), [255_50, 47_08, 84_00], [255_50, 47_08, 63_00]],
    ['V3', Y25, 6500_00, person(), [402_41, 67_53, 132_30], [402_41, 67_53, 99_23]],
    ['V4', Y26, 6500_00, person(), [424_31, 78_18, 139_50], [424_31, 78_18, 104_63]],
    [
      'V7',
      Y26,
      3000_00,
      person({ fund: 'dak', age: 22 }),
      [219_00, 48_00, 54_00],
      [219_00, 48_00, 54_00],
    ],
    [
      'V8',
      Y26,
      5000_00,
      person({ fund: 'firmus', isParent: true, childrenUnder25: 1 }),
      [365_00, 54_50, 90_00],
      [365_00, 54_50, 90_00],
    ],
  ] as const)('%s', (_, on, gross, who, member, employer) => {
    const result = employeeContribution(who, gross, on)
    expect(Object.values(result.member)).toEqual(member)
    expect(Object.values(result.employer)).toEqual(employer)
  })

  it('totals of V1 to V4', () => {
    const total = (gross: number, on: typeof Y25) => {
      const { member, employer } = employeeContribution(person(), gross, on)
      return sumOf(member) + sumOf(employer)
    }
    expect(total(3500_00, Y25)).toBe(743_76)
    expect(total(3500_00, Y26)).toBe(752_16)
    expect(total(6500_00, Y25)).toBe(1171_41)
    expect(total(6500_00, Y26)).toBe(1249_11)
  })

  it('stops at the ceiling', () => {
    const at = (gross: number) => sumOf(employeeContribution(person(), gross, Y26).member)
    expect(at(5812_50)).toBe(at(9000_00))
    expect(at(5812_49)).toBeLessThanOrEqual(at(5812_50))
    expect(at(5800_00)).toBeLessThan(at(5812_50))
  })

  it('moves half a percent to the member in Saxony', () => {
    const { member, employer } = employeeContribution(person({ state: 'SN' }), 4000_00, Y26)
    expect([member.care, employer.care]).toEqual([116_00, 52_00])
  })

  it.each([
    [0, 84_00],
    [1, 63_00],
    [2, 54_25],
    [3, 45_50],
    [5, 28_00],
    [7, 28_00],
  ])('care with %i children under 25', (childrenUnder25, care) => {
    const who = person({ childrenUnder25, isParent: childrenUnder25 > 0 })
    expect(employeeContribution(who, 3500_00, Y26).member.care).toBe(care)
  })

  it('charges the childless from the month after the 23rd birthday', () => {
    const born = { birthDate: isoDateOf('2003-06-10') }
    const care = (on: string, birth = born) =>
      employeeContribution(person(birth), 3500_00, isoDateOf(on)).member.care
    expect(care('2026-06-10')).toBe(63_00)
    expect(care('2026-06-30')).toBe(63_00)
    expect(care('2026-07-01')).toBe(84_00)
    // Born on the first, the year is completed on the last day of the month before.
    expect(care('2026-06-01', { birthDate: isoDateOf('2003-06-01') })).toBe(84_00)
  })

  it('keeps a parent of grown-up children free of the surcharge', () => {
    expect(employeeContribution(person({ isParent: true }), 3500_00, Y26).member.care).toBe(63_00)
  })

  it('pays all for a trainee up to 325 euros, half above', () => {
    const low = traineeContribution(person({ age: 19 }), 325_00, Y26)
    expect(sumOf(low.member)).toBe(0)
    expect(low.employer).toEqual({ health: 47_45, additional: 9_43, care: 11_70 })
    const more = traineeContribution(person({ age: 19 }), 325_01, Y26)
    expect(sumOf(more.member)).toBeGreaterThan(0)
    // A trainee at 1200 is not on the sliding scale.
    expect(traineeContribution(person({ age: 19 }), 1200_00, Y26).member.health).toBe(87_60)
  })
})

describe('midi-job', () => {
  it('bases of V21 and V23', () => {
    expect(midijobBases(950_00, Y25)).toEqual({ total: 815_90, member: 545_71 })
    expect(midijobBases(1200_00, Y26)).toEqual({ total: 1083_25, member: 854_69 })
  })

  it.each([
    [0, 14_72],
    [1, 9_82],
    [2, 8_46],
  ])(
    'V21: 950 in 2025 at the average rate with %i children (ihre-vorsorge.de)',
    (children, care) => {
      const who = person({
        age: 45,
        fund: 'average',
        childrenUnder25: children,
        isParent: children > 0,
      })
      const { member, employer } = employeeContribution(who, 950_00, Y25)
      expect(member.health + member.additional).toBe(46_66)
      expect(member.care).toBe(care)
      expect(employer.health + employer.additional).toBe(92_86)
      expect(employer.care).toBe(19_56)
    },
  )

  it('V23: 1200 in 2026, TK', () => {
    const { member, employer } = employeeContribution(person(), 1200_00, Y26)
    expect(Object.values(member)).toEqual([62_39, 11_50, 21_88])
    expect(Object.values(employer)).toEqual([95_77, 17_64, 23_62])
    expect([sumOf(member), sumOf(employer)]).toEqual([95_77, 137_03])
  })

  it.each([
    ['2025', Y25, [1.1277182825, 255.436565097], [1.3850415512, 770.0831024931]],
    ['2026, as haufe.de prints them', Y26, [1.145937223, 291.8744452], [1.431639227, 863.2784538]],
  ] as const)('agrees with the short forms of %s', (_, day, whole, own) => {
    for (const gross of [700, 1000, 1555, 1999]) {
      const { total, member } = midijobBases(gross * 100, day)
      expect(Math.abs(total - (whole[0] * gross - whole[1]) * 100)).toBeLessThanOrEqual(0.51)
      expect(Math.abs(member - (own[0] * gross - own[1]) * 100)).toBeLessThanOrEqual(0.51)
    }
  })

  it('meets the full contribution at 2000', () => {
    expect(midijobBases(2000_00, Y26)).toEqual({ total: 2000_00, member: 2000_00 })
    const scale = employeeContribution(person(), 2000_00, Y26)
    const full = employeeContribution(person(), 2000_01, Y26)
    expect(Math.abs(sumOf(scale.member) - sumOf(full.member))).toBeLessThanOrEqual(1)
  })
})
