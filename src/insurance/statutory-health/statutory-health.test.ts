import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEDERAL_STATES } from '../statutory/federal-states.ts'
import { FUNDS } from '../statutory/zusatzbeitrag.ts'
import { addYears, isoDateOf } from '../values/iso-date.ts'
import { artistContribution } from './artist.ts'
import { sumOf } from './contribution.ts'
import { employeeContribution, midijobBases, traineeContribution } from './employee.ts'
import { isChildCovered, isFamilyInsuranceFree } from './family-insurance.ts'
import type { InsuredPerson } from './insured-person.ts'
import { isMiniJob, miniJobContribution, monthOfPay } from './mini-job.ts'
import { highestSubsidy, privateSubsidy, sickPayCapPerDay } from './private-subsidy.ts'
import { selfPayerContribution, studentContribution } from './self-payer.ts'

const Y25 = isoDateOf('2025-06-15')
const Y26 = isoDateOf('2026-06-15')

function person(over: Partial<InsuredPerson> & { age?: number } = {}): InsuredPerson {
  const { age = 30, ...rest } = over
  return {
    birthDate: addYears(isoDateOf('2026-03-10'), -age),
    isParent: false,
    childrenUnder25: 0,
    state: 'BE',
    fund: 'tk',
    ...rest,
  }
}

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

describe('mini-job', () => {
  it('V24: 603 in 2026', () => {
    expect(miniJobContribution(603_00, Y26)).toEqual({
      employerHealth: 78_39,
      employerPension: 90_45,
      memberPension: 21_71,
    })
  })
  it.each([
    ['2025-12-31', 556_00, true],
    ['2025-12-31', 556_01, false],
    ['2026-01-01', 603_00, true],
    ['2026-01-01', 603_01, false],
    ['2027-01-01', 633_00, true],
    ['2027-01-01', 633_01, false],
  ])('on %s, %i cents: %s', (day, cents, expected) => {
    expect(isMiniJob(cents, isoDateOf(day))).toBe(expected)
  })
  it.each([
    [7_236_00, 603_00],
    [7_236_01, 603_01],
    [7_236_05, 603_01],
    [7_236_06, 603_01],
    [7_235_99, 603_00],
    [50_000_00, 4_166_67],
  ])('a year of %i cents is a month of %i: no cent makes a mini-job of more', (year, month) => {
    expect(monthOfPay(year, Y26)).toBe(month)
  })
})

describe('self-payers', () => {
  const pay = (income: number, sickPay: boolean, on: typeof Y25, who = person()) => {
    const { member } = selfPayerContribution(who, income, sickPay, on)
    return [member.health + member.additional, member.care, sumOf(member)]
  }
  it.each([
    // Published by tk.de: health and care of V10 to V15.
    ['V10', pay(0, true, Y25), [212_84, 52_43, 265_27]],
    ['V11', pay(0, false, Y25), [205_35, 52_43, 257_78]],
    ['V12', pay(99_999_00, true, Y25), [939_89, 231_53, 1171_42]],
    [
      'V13',
      pay(99_999_00, false, Y25, person({ isParent: true, childrenUnder25: 1 })),
      [906_81, 198_45, 1105_26],
    ],
    ['V14 with sick pay', pay(0, true, Y26), [227_94, 55_37, 283_31]],
    ['V14 without', pay(0, false, Y26), [220_03, 55_37, 275_40]],
    ['V15 with sick pay', pay(99_999_00, true, Y26), [1004_99, 244_13, 1249_12]],
    ['V15 without', pay(99_999_00, false, Y26), [970_11, 244_13, 1214_24]],
    ['V16', pay(3000_00, false, Y26), [500_70, 126_00, 626_70]],
  ])('%s', (_, actual, expected) => expect(actual).toEqual(expected))

  it('parts of V10, V11, V12, V14, V15, V16', () => {
    const parts = (income: number, sickPay: boolean, on: typeof Y25) => {
      const { member } = selfPayerContribution(person(), income, sickPay, on)
      return [member.health, member.additional]
    }
    expect(parts(0, true, Y25)).toEqual([182_26, 30_58])
    expect(parts(0, false, Y25)).toEqual([174_77, 30_58])
    expect(parts(99_999_00, true, Y25)).toEqual([804_83, 135_06])
    expect(parts(0, true, Y26)).toEqual([192_48, 35_46])
    expect(parts(0, false, Y26)).toEqual([184_57, 35_46])
    expect(parts(99_999_00, true, Y26)).toEqual([848_63, 156_36])
    expect(parts(99_999_00, false, Y26)).toEqual([813_75, 156_36])
    expect(parts(3000_00, false, Y26)).toEqual([420_00, 80_70])
  })

  it('is within a cent of the maximum that ottonova prints for 2025', () => {
    // They round 5512.50 * 21.3 % = 1174.1625 once; the funds round three parts.
    const total = pay(99_999_00, true, Y25, person({ fund: 'average' }))[2] ?? 0
    expect(Math.abs(total - 1174_16)).toBeLessThanOrEqual(1)
  })

  it('starts to rise above the minimum base', () => {
    expect(pay(1318_33, false, Y26)).toEqual(pay(0, false, Y26))
    expect(pay(1330_00, false, Y26)[2]).toBeGreaterThan(pay(1318_33, false, Y26)[2] ?? 0)
  })
})

describe('students', () => {
  it.each([
    // V18 is published by tk.de.
    ['V18 at 25', Y25, person({ age: 25 }), 144_24],
    ['V18 at 22', Y25, person({ age: 22 }), 139_11],
    ['V18 with two children', Y25, person({ age: 25, isParent: true, childrenUnder25: 2 }), 136_97],
    ['V19 at 25', Y26, person({ age: 25 }), 146_29],
    ['V19 at 22', Y26, person({ age: 22 }), 141_16],
  ])('%s', (_, on, who, total) => expect(sumOf(studentContribution(who, on).member)).toBe(total))
  it('parts of V18 and V19', () => {
    expect(Object.values(studentContribution(person({ age: 25 }), Y25).member)).toEqual([
      87_38, 20_95, 35_91,
    ])
    expect(Object.values(studentContribution(person({ age: 25 }), Y26).member)).toEqual([
      87_38, 23_00, 35_91,
    ])
  })
})

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

describe('artists, subsidy, sick pay', () => {
  it('pays half, from the lowest base on', () => {
    const low = artistContribution(person(), 5000_00, Y26)
    expect(low.baseCents).toBe(659_17)
    expect(low.member.health).toBe(low.employer.health)
    // 3000 a month: 219.00 + 40.35 + 3000 * (1.8 + 0.6) %
    expect(Object.values(artistContribution(person(), 36_000_00, Y26).member)).toEqual([
      219_00, 40_35, 72_00,
    ])
  })
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

describe('for everybody', () => {
  const someone = fc.record({
    birthDate: fc.integer({ min: 16, max: 70 }).map((age) => addYears(Y26, -age)),
    isParent: fc.boolean(),
    childrenUnder25: fc.nat(10),
    state: fc.constantFrom(...FEDERAL_STATES),
    fund: fc.constantFrom(...FUNDS),
  })
  const day = fc.constantFrom(Y25, Y26)
  it('a higher income never costs less, a further child never costs more', () => {
    fc.assert(
      fc.property(
        someone,
        day,
        fc.integer({ min: 603_01, max: 9000_00 }),
        fc.nat(1000_00),
        (who, on, gross, more) => {
          const pay = (p: InsuredPerson, g: number) => sumOf(employeeContribution(p, g, on).member)
          // The scale and the full formula round differently: one cent at the seam.
          expect(pay(who, gross + more)).toBeGreaterThanOrEqual(pay(who, gross) - 1)
          const another = { ...who, childrenUnder25: who.childrenUnder25 + 1 }
          expect(pay(another, gross)).toBeLessThanOrEqual(pay(who, gross))
          const self = (p: InsuredPerson, g: number) =>
            sumOf(selfPayerContribution(p, g, true, on).member)
          expect(self(who, gross + more)).toBeGreaterThanOrEqual(self(who, gross))
        },
      ),
    )
  })
})
