import { describe, expect, it } from 'vitest'
import { loadRatedLine } from '../lines/load-line.ts'
import { quoteWith } from '../quote/quote-with.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { compareHealth, type HealthSituation } from './compare-health.ts'
import { netOfMonth } from './net-of-month.ts'

const on = isoDateOf('2026-06-15')
const lines = {
  privateHealth: await loadRatedLine('private-health'),
  expat: await loadRatedLine('expat-short-term'),
}

function compare(over: Partial<HealthSituation>, day = on) {
  const situation = {
    status: 'employee',
    age: 30,
    yearlyIncomeCents: 60_000_00,
    children: 0,
    ...over,
  }
  return Object.fromEntries(
    compareHealth(situation as HealthSituation, lines, day).map((option) => [
      option.product,
      option,
    ]),
  )
}

describe('employees', () => {
  it('with a mini-job have no public insurance from it, and a cent more opens it', () => {
    for (const yearlyIncomeCents of [0, 6_000_00, 7_236_00]) {
      const options = compare({ yearlyIncomeCents })
      expect(options['public']).toEqual({
        product: 'public',
        open: false,
        reasons: ['onlyMiniJob'],
      })
      expect(options['private']).toMatchObject({ open: false, reasons: ['privateWantsMore'] })
      expect(options['expat']).toMatchObject({ open: true, ownCents: 72_00 })
    }
    expect(compare({ yearlyIncomeCents: 7_236_01 })['public']).toMatchObject({ open: true })
    const above = compare({ yearlyIncomeCents: 7_236_12 })
    expect(above['public']).toMatchObject({ open: true })
    expect((above['public'] as { ownCents: number }).ownCents).toBeGreaterThan(0)
    expect(above['expat']).toMatchObject({ open: false, reasons: ['publicInsuranceDuty'] })
  })

  it('on the last day of a year are what they are on the first that cover can begin', () => {
    const publicOn = (day: string) =>
      compare({ yearlyIncomeCents: 7_440_00 }, isoDateOf(day))['public']
    expect(publicOn('2026-12-30')).toMatchObject({ open: true })
    expect(publicOn('2026-12-31')).toMatchObject({ open: false, reasons: ['onlyMiniJob'] })
  })

  it('keep what a mini-job leaves after its own pension rate', () => {
    // 603 gross less 3.6 % for the pension and 72 for the insurance.
    expect(compare({ yearlyIncomeCents: 7_236_00 })['expat']).toMatchObject({
      netCents: 603_00 - 21_71 - 72_00,
    })
  })

  it('keep on the last day of a year what the mini-job limit of the next leaves', () => {
    const kept = (day: string) => compare({ yearlyIncomeCents: 7_440_00 }, isoDateOf(day))['expat']
    // 620 is no mini-job in 2026, and one up to 633 from 2027 on: 3.6 % for the pension alone.
    expect(kept('2026-12-30')).toMatchObject({ open: false })
    expect(kept('2026-12-31')).toMatchObject({ netCents: 620_00 - 22_32 - 72_00 })
  })

  it('are compared by the law of the first day there can be', () => {
    const own = (day: string) => {
      const { public: option } = compare({ yearlyIncomeCents: 90_000_00 }, isoDateOf(day))
      return option?.open ? option.ownCents : 0
    }
    expect(own('2025-12-31')).toBe(own('2026-01-01'))
    expect(own('2025-12-30')).toBeLessThan(own('2025-12-31'))
  })

  it('must be public up to the limit, and may choose above it', () => {
    const below = compare({ yearlyIncomeCents: 77_400_00 })
    expect(below['public']).toMatchObject({ open: true })
    expect(below['private']).toMatchObject({ open: false, reasons: ['employeeBelowLimit'] })
    expect(below['expat']).toMatchObject({ open: false, reasons: ['publicInsuranceDuty'] })
    const above = compare({ yearlyIncomeCents: 77_400_12 })
    expect(above['private']).toMatchObject({ open: true })
    expect(above['expat']).toMatchObject({ open: false, reasons: ['expatEndsWithJob'] })
  })

  it('share the price with their employer, to the cent', () => {
    const { private: option } = compare({ yearlyIncomeCents: 90_000_00 })
    // The reference profile of the private line.
    expect(option).toMatchObject({
      totalCents: 408_45,
      employerCents: 204_23,
      ownCents: 204_22,
    })
  })

  it('pay for children privately, not in a public fund', () => {
    const none = compare({ yearlyIncomeCents: 90_000_00 })
    const two = compare({ yearlyIncomeCents: 90_000_00, children: 2 })
    const total = (option: unknown) => (option as { totalCents: number }).totalCents
    expect(total(two['private'])).toBeGreaterThan(total(none['private']))
    expect(total(two['public'])).toBeLessThan(total(none['public']))
  })
})

it('students under 30 pay the student contribution, older ones the minimum', () => {
  const at = (age: number) => compare({ status: 'student', age, yearlyIncomeCents: 0 })['public']
  // 855 euros at 10.22 %, 2.9 % and 4.2 %.
  expect(at(29)).toMatchObject({ ownCents: 87_38 + 24_80 + 35_91, employerCents: 0 })
  expect((at(30) as { ownCents: number }).ownCents).toBeGreaterThan(148_09)
})

it('says whom a public fund takes only with earlier cover', () => {
  const conditions = (over: Partial<HealthSituation>) => {
    const { public: option } = compare(over)
    return option?.open && option.conditions
  }
  expect(conditions({ age: 54 })).toEqual([])
  expect(conditions({ age: 55 })).toEqual(['closedAt55'])
  expect(conditions({ status: 'student', age: 29 })).toEqual([])
  expect(conditions({ status: 'student', age: 30 })).toEqual(['studentFrom30'])
  expect(conditions({ status: 'selfEmployed', age: 40 })).toEqual([
    'freelancerWithoutStatutoryTime',
  ])
})

it('the public price of a freelancer is the one beside the private quote', () => {
  const freelancer = { status: 'selfEmployed', yearlyIncome: 60_000_00 }
  const quoted = quoteWith(lines.privateHealth, freelancer, { today: on })
  if (quoted.outcome !== 'quoted') throw new Error(quoted.outcome)
  const beside = quoted.packages[0]?.facts.find(({ code }) => code === 'publicWithoutSickPay')
  const { public: option } = compare({ status: 'selfEmployed', yearlyIncomeCents: 60_000_00 })
  // 5,000 a month at 14.0 % (no sick pay), 2.9 % and 4.2 %.
  expect(option).toMatchObject({ ownCents: 1_055_00 })
  expect(beside?.value).toBe(1_055_00)
})

it('freelancers below the insurers’ threshold are told why', () => {
  const option = compare({ status: 'selfEmployed', yearlyIncomeCents: 35_999_00 })['private']
  expect(option).toMatchObject({ open: false, reasons: ['freelancerIncomeTooLow'] })
  const enough = compare({ status: 'selfEmployed', yearlyIncomeCents: 36_000_00 })['private']
  expect(enough).toMatchObject({ open: true, employerCents: 0 })
})

it('charges the childless from 23 on whatever day of the month is asked', () => {
  const own = (age: number, day: string) => {
    const situation = {
      status: 'employee',
      age,
      yearlyIncomeCents: 36_000_00,
      children: 0,
    } as const
    const [first] = compareHealth(situation, lines, isoDateOf(day))
    return first?.open && first.ownCents
  }
  for (const day of ['2026-06-01', '2026-06-02', '2026-06-30']) {
    expect([own(22, day), own(23, day), own(24, day)], day).toEqual([316_50, 334_50, 334_50])
  }
})

it('nets a midi-job by the sliding scale in every branch', () => {
  // V23: BEm 854.69 at 1,200 in 2026; 9.3 % pension 79.49, 1.3 % unemployment 11.11; no tax is due.
  expect(
    netOfMonth(
      { status: 'employee', grossCents: 1_200_00, ownCents: 95_77, deductibleCents: 0 },
      on,
    ),
  ).toBe(1_200_00 - 79_49 - 11_11 - 95_77)
  // At the limit the scale has no effect any more.
  const net = (grossCents: number) =>
    netOfMonth({ status: 'employee', grossCents, ownCents: 0, deductibleCents: 0 }, on)
  expect(net(2_000_01) - net(2_000_00)).toBe(1)
})

it('nets a month by hand', () => {
  // 4,000 gross: pension 372.00, unemployment 52.00; taxable 12 * (4000 - 372 - 400) - 1266 =
  // 37,470, on which § 32a (1) no. 3 EStG takes 6,419 a year.
  const net = netOfMonth(
    { status: 'employee', grossCents: 4_000_00, ownCents: 440_00, deductibleCents: 400_00 },
    on,
  )
  expect(net).toBe(4_000_00 - 372_00 - 52_00 - 440_00 - 534_92)
})

it.each([
  // 7.3 %, 1.45 % and 2.4 % of 5,000; all of care and 96 % of the rest count against tax.
  ['employee', 60_000_00, 'public', 1_085_00, 557_50, 540_00],
  // 14.0 %, 2.9 % and 4.2 %, all of which counts.
  ['selfEmployed', 60_000_00, 'public', 1_055_00, 1_055_00, 1_055_00],
  // 80 % of 378.45 and all of the care count, less what the employer pays.
  ['employee', 90_000_00, 'private', 408_45, 204_22, 302_76 + 30_00 - 204_23],
] as const)(
  'counts against the tax of an %s with %i cents what the law lets count: %s',
  (status, yearlyIncomeCents, product, totalCents, ownCents, deductibleCents) => {
    const grossCents = yearlyIncomeCents / 12
    expect(compare({ status, yearlyIncomeCents })[product]).toMatchObject({
      totalCents,
      ownCents,
      netCents: netOfMonth({ status, grossCents, ownCents, deductibleCents }, on),
    })
  },
)
