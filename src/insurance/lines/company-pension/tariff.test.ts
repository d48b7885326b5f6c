import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beitragsbemessungsgrenzeRente } from '../../statutory/earnings-limits.ts'
import { isoDateOf } from '../../values/iso-date.ts'
import { percent, shareOf } from '../../values/percent.ts'
import { freeLimits, savingOf } from './deferred-pay.ts'
import { line } from './line.ts'
import { type Guarantee, project } from './projection.ts'
import { tariff } from './tariff.ts'

const days = fc.constantFrom(isoDateOf('2025-06-15'), isoDateOf('2026-06-15'))
const pay = fc.record({
  gross: fc.integer({ min: 676_00, max: 20_000_00 }),
  conversion: fc.integer({ min: 0, max: 676_00 }),
  employer: fc.integer({ min: 0, max: 1_000_00 }),
  supportFund: fc.boolean(),
})

describe('deferred pay', () => {
  it('asks for at most 8 % of the highest ceiling known', () => {
    const list = line.steps
      .flatMap((step) => [...step.fields])
      .find((field) => field.id === 'employees')
    const items = list?.kind === 'list' ? list.items : []
    const conversion = items.find((item) => item.id === 'conversion')
    const ceilings = beitragsbemessungsgrenzeRente.entries.map((entry) => entry.value)
    expect(conversion).toMatchObject({ maxCents: shareOf(Math.max(...ceilings), percent(8)) })
  })

  it('has the limits of 2025 and 2026', () => {
    expect(freeLimits(isoDateOf('2025-01-01'))).toEqual({ social: 322_00, tax: 644_00 })
    expect(freeLimits(isoDateOf('2026-12-31'))).toEqual({ social: 338_00, tax: 676_00 })
  })

  it('saves tax on all of it in a support fund alone', () => {
    const above = { gross: 8_000_00, conversion: 676_00, employer: 0 }
    const taxIn = (supportFund: boolean) =>
      savingOf({ ...above, supportFund }, isoDateOf('2025-06-15')).tax
    expect(taxIn(true)).toBeGreaterThan(taxIn(false))
  })

  it('never saves more than was deferred, and never costs extra', () => {
    fc.assert(
      fc.property(pay, days, (each, asOf) => {
        const { tax, social, employer } = savingOf(each, asOf)
        // Ten parts are rounded to the cent before and after, and tax to the euro a year.
        expect(Math.min(tax, social, employer)).toBeGreaterThanOrEqual(-10)
        expect(employer).toBeLessThanOrEqual(each.conversion + 10)
        expect(tax + social).toBeLessThanOrEqual(each.conversion + 20)
      }),
    )
  })
})

describe('the law of a scheme', () => {
  const member = (start: string) => ({
    birthDate: isoDateOf('1990-01-15'),
    gross: 4_000_00,
    conversion: 330_00,
    start: isoDateOf(start),
  })
  const scheme = (...starts: string[]) =>
    ({
      vehicle: 'directInsurance',
      employerMatch: '15',
      guarantee: '80',
      vestingRule: 'immediate',
      employees: starts.map(member),
    }) as const
  const factsOf = (answers: ReturnType<typeof scheme>, asOf: string) => {
    const [rated] = tariff.rate(answers, isoDateOf(asOf))
    const { facts = [] } = rated ?? {}
    return (code: string, entry?: number) =>
      facts.find((fact) => fact.code === code && fact.entry === entry)?.value
  }

  it('is that of the day on which the first employee joins', () => {
    expect(factsOf(scheme('2025-12-31'), '2025-12-15')('limitSocialFree')).toBe(322_00)
    const next = factsOf(scheme('2026-02-01', '2026-01-01'), '2025-12-15')
    expect([next('limitSocialFree'), next('limitTaxFree')]).toEqual([338_00, 676_00])
  })

  it('is for each employee that of their own', () => {
    const both = factsOf(scheme('2025-12-31', '2026-01-01'), '2025-12-15')
    const alone = factsOf(scheme('2026-01-01'), '2026-01-01')
    expect(both('taxSaving', 2)).toBe(alone('taxSaving', 1))
    expect(both('socialSaving', 1)).not.toBe(both('socialSaving', 2))
  })

  it('is today’s as long as the next is not known, which is told', () => {
    const told = (start: string, asOf: string) =>
      tariff.assess?.(scheme(start), isoDateOf(asOf)).includes('newRatesNextYear')
    expect(told('2099-01-01', '2026-12-15')).toBe(true)
    expect(told('2026-12-31', '2026-12-15')).toBe(false)
    expect(told('2026-01-01', '2025-12-15')).toBe(false)
  })
})

describe('projection', () => {
  it('rises with the contribution and falls with age and guarantee', () => {
    const ages = fc.integer({ min: 16, max: 60 })
    const amounts = fc.integer({ min: 20_00, max: 1_000_00 })
    const pension = (amount: number, age: number, guarantee: Guarantee) =>
      project(amount, age, guarantee).pension
    fc.assert(
      fc.property(amounts, ages, (amount, age) => {
        const here = pension(amount, age, '80')
        expect(pension(amount + 10_00, age, '80')).toBeGreaterThan(here)
        expect(pension(amount, age + 1, '80')).toBeLessThan(here)
        expect(pension(amount, age, '60')).toBeGreaterThan(here)
        expect(pension(amount, age, '90')).toBeLessThan(here)
      }),
    )
  })
})
