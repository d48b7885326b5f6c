import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import * as rates from './contribution-rates.ts'
import { MissingParameterError, valueAt } from './dated.ts'
import * as limits from './earnings-limits.ts'
import { FEDERAL_STATES } from './federal-states.ts'
import { ALL_PARAMETERS, missingParameters, missingSoon } from './missing-parameters.ts'
import * as thresholds from './product-thresholds.ts'
import { aokOf, zusatzbeitragAt } from './zusatzbeitrag.ts'

const on = isoDateOf
describe('dated parameters', () => {
  it.each([
    ['2024-12-31', undefined],
    ['2025-01-01', 556_00],
    ['2025-12-31', 556_00],
    ['2026-01-01', 603_00],
    ['2026-12-31', 603_00],
    ['2027-01-01', 633_00],
    ['2028-01-01', undefined],
  ])('mini-job limit on %s', (date, expected) => {
    if (expected === undefined) {
      expect(() => valueAt(limits.minijobGrenze, on(date))).toThrow(
        new RegExp(`minijobGrenze.*${date}`),
      )
    } else expect(valueAt(limits.minijobGrenze, on(date))).toBe(expected)
  })

  it('names parameter and date when a year is missing', () => {
    expect(() => valueAt(limits.jahresarbeitsentgeltgrenze, on('2027-01-01'))).toThrow(
      MissingParameterError,
    )
  })

  it('counts what is missing of a year from November on', () => {
    expect(missingSoon(on('2026-06-30'))).toBeUndefined()
    const late = missingSoon(on('2098-11-15'))
    expect(late).toEqual({ year: 2099, numbers: ALL_PARAMETERS.length })
  })

  it.each(ALL_PARAMETERS.map((parameter) => [parameter.name, parameter] as const))(
    '%s: entries are real days, in order, without overlap, with a reference',
    (_, parameter) => {
      let previousEnd = ''
      for (const entry of parameter.entries) {
        expect(on(entry.from) <= on(entry.until)).toBe(true)
        expect(entry.from > previousEnd).toBe(true)
        expect(entry.reference.length).toBeGreaterThan(3)
        previousEnd = entry.until
      }
      expect(parameter.unit).not.toBe('')
    },
  )

  it('lists what is missing on a day', () => {
    expect(missingParameters(on('2025-01-01'))).toEqual([])
    expect(missingParameters(on('2025-12-31'))).toEqual([])
    expect(missingParameters(on('2026-11-15'))).toEqual([])
    expect(missingParameters(on('2027-01-01'))).toContain('jahresarbeitsentgeltgrenze')
    expect(missingParameters(on('2027-01-01'))).not.toContain('minijobGrenze')
  })

  it('carries the configured constants as the values of 2025', () => {
    const date = on('2025-06-15')
    expect(valueAt(limits.minijobGrenze, date)).toBe(556_00)
    expect(valueAt(limits.jahresarbeitsentgeltgrenze, date)).toBe(73_800_00)
    expect(valueAt(limits.jahresarbeitsentgeltgrenze, date) / 12).toBe(6150_00)
    expect(valueAt(thresholds.privateFreelancerIncome, date)).toBe(36_000_00)
    expect(valueAt(thresholds.privateFreelancerIncomeFrom51, date)).toBe(51_000_00)
    expect(valueAt(thresholds.privatePassiveIncome, date)).toBe(60_000_00)
    expect(valueAt(thresholds.publicMinimumIncomeForCopy, date)).toBe(1300_00)
  })

  it('derives what the law derives', () => {
    for (const date of [on('2025-07-01'), on('2026-07-01')]) {
      const base = valueAt(limits.bezugsgroesse, date)
      expect(valueAt(limits.mindestbemessungsgrundlage, date)).toBe(Math.round(base / 3))
      expect(valueAt(limits.familienversicherungGrenze, date)).toBe(Math.floor(base / 700) * 100)
      expect(valueAt(rates.studentischerBeitragssatz, date)).toBe(
        (valueAt(rates.allgemeinerBeitragssatz, date) * 7) / 10,
      )
    }
  })
})

describe('Zusatzbeitrag', () => {
  it('changes within a year', () => {
    expect(zusatzbeitragAt('firmus', 'BE', undefined, on('2025-04-30'))).toBe(1840)
    expect(zusatzbeitragAt('firmus', 'BE', undefined, on('2025-05-01'))).toBe(2180)
  })
  it('follows the state for the AOK, and the part of NRW', () => {
    expect(aokOf('NW', 'westfalenLippe')).toBe('nordWest')
    expect(aokOf('NW', 'rheinland')).toBe('rheinlandHamburg')
    expect(zusatzbeitragAt('aok', 'BE', undefined, on('2026-01-01'))).toBe(3500)
    expect(zusatzbeitragAt('aok', 'NW', 'rheinland', on('2025-12-31'))).toBe(2990)
    expect(zusatzbeitragAt('aok', 'NW', 'rheinland', on('2026-01-01'))).toBe(3290)
  })
  it('knows an AOK for every state', () => {
    for (const state of FEDERAL_STATES) {
      expect(zusatzbeitragAt('aok', state, undefined, on('2026-05-01'))).toBeGreaterThan(2000)
    }
  })
})
