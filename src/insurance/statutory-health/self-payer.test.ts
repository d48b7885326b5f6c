import { describe, expect, it } from 'vitest'
import { sumOf } from './contribution.ts'
import { selfPayerContribution, studentContribution } from './self-payer.ts'
import { person, Y25, Y26 } from './test-insured-person.ts'

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
