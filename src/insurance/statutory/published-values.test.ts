import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import { percent } from '../values/percent.ts'
import * as rates from './contribution-rates.ts'
import { type DatedParameter, valueAt } from './dated.ts'
import * as limits from './earnings-limits.ts'
import type { FederalState } from './federal-states.ts'
import * as thresholds from './product-thresholds.ts'
import { type Fund, type NrwPart, zusatzbeitragAt } from './zusatzbeitrag.ts'

/** The values as the funds, Haufe and GETTSIM print them, written down a second time. */
const EUROS: readonly [DatedParameter<number>, in2025: number, in2026: number][] = [
  [limits.minijobGrenze, 556, 603],
  [limits.midijobObergrenze, 2000, 2000],
  [limits.jahresarbeitsentgeltgrenze, 73_800, 77_400],
  [limits.besondereJahresarbeitsentgeltgrenze, 66_150, 69_750],
  [limits.beitragsbemessungsgrenzeKranken, 5512.5, 5812.5],
  [limits.beitragsbemessungsgrenzeRente, 8050, 8450],
  [limits.beitragsbemessungsgrenzeKnappschaft, 118_800, 124_800],
  [limits.bezugsgroesse, 3745, 3955],
  [limits.mindestbemessungsgrundlage, 1248.33, 1318.33],
  [limits.familienversicherungGrenze, 535, 565],
  [limits.geringverdienergrenzeAuszubildende, 325, 325],
  [limits.bafoegBedarf, 855, 855],
  [limits.ksvMindestarbeitseinkommen, 3900, 3900],
]

const PERCENT: readonly [DatedParameter<number>, in2025: number, in2026: number][] = [
  [rates.allgemeinerBeitragssatz, 14.6, 14.6],
  [rates.ermaessigterBeitragssatz, 14, 14],
  [rates.studentischerBeitragssatz, 10.22, 10.22],
  [rates.durchschnittlicherZusatzbeitrag, 2.5, 2.9],
  [rates.pflegeBeitragssatz, 3.6, 3.6],
  [rates.pflegeKinderlosenzuschlag, 0.6, 0.6],
  [rates.pflegeAbschlagJeKind, 0.25, 0.25],
  [rates.pflegeArbeitgeberanteil, 1.8, 1.8],
  [rates.pflegeArbeitgeberanteilSachsen, 1.3, 1.3],
  [rates.rentenBeitragssatz, 18.6, 18.6],
  [rates.arbeitslosenBeitragssatz, 2.6, 2.6],
  [rates.minijobPauschaleKranken, 13, 13],
  [rates.minijobPauschaleRente, 15, 15],
]

const FUNDS: readonly [Fund, FederalState, NrwPart | undefined, in2025: number, in2026: number][] =
  [
    ['tk', 'BE', undefined, 2.45, 2.69],
    ['barmer', 'BE', undefined, 3.29, 3.29],
    ['dak', 'BE', undefined, 2.8, 3.2],
    ['firmus', 'BE', undefined, 2.18, 2.18],
    ['aok', 'BW', undefined, 2.6, 2.99],
    ['aok', 'BY', undefined, 2.69, 2.69],
    ['aok', 'HB', undefined, 2.49, 3.29],
    ['aok', 'HE', undefined, 2.49, 2.98],
    ['aok', 'NI', undefined, 2.7, 2.98],
    ['aok', 'BE', undefined, 3.5, 3.5],
    ['aok', 'BB', undefined, 3.5, 3.5],
    ['aok', 'MV', undefined, 3.5, 3.5],
    ['aok', 'SH', undefined, 2.79, 2.99],
    ['aok', 'NW', 'westfalenLippe', 2.79, 2.99],
    ['aok', 'NW', 'rheinland', 2.99, 3.29],
    ['aok', 'HH', undefined, 2.99, 3.29],
    ['aok', 'SN', undefined, 3.1, 3.1],
    ['aok', 'TH', undefined, 3.1, 3.1],
    ['aok', 'RP', undefined, 2.47, 2.47],
    ['aok', 'SL', undefined, 2.47, 2.47],
    ['aok', 'ST', undefined, 2.5, 2.89],
  ]

const LAST_OF_2025 = isoDateOf('2025-12-31')
const FIRST_OF_2026 = isoDateOf('2026-01-01')

describe('published values, either side of the turn of the year', () => {
  it.each(EUROS.map((row) => [row[0].name, ...row] as const))('%s', (_, parameter, then, now) => {
    expect(valueAt(parameter, LAST_OF_2025)).toBe(Math.round(then * 100))
    expect(valueAt(parameter, FIRST_OF_2026)).toBe(Math.round(now * 100))
  })

  it.each(PERCENT.map((row) => [row[0].name, ...row] as const))('%s', (_, parameter, then, now) => {
    expect(valueAt(parameter, LAST_OF_2025)).toBe(percent(then))
    expect(valueAt(parameter, FIRST_OF_2026)).toBe(percent(now))
  })

  it.each(FUNDS)('Zusatzbeitrag of %s in %s (%s)', (fund, state, part, then, now) => {
    expect(zusatzbeitragAt(fund, state, part, LAST_OF_2025)).toBe(percent(then))
    expect(zusatzbeitragAt(fund, state, part, FIRST_OF_2026)).toBe(percent(now))
  })

  it.each([
    [LAST_OF_2025, 12_82, 41.9],
    [FIRST_OF_2026, 13_90, 42.3],
  ])('on %s mini-job limit and Faktor F follow from minimum wage and rates', (day, wage, total) => {
    const of = (parameter: DatedParameter<number>) => valueAt(parameter, day)
    expect(of(limits.minijobGrenze)).toBe(Math.ceil((wage * 130) / 300) * 100)
    expect(
      of(rates.allgemeinerBeitragssatz) +
        of(rates.durchschnittlicherZusatzbeitrag) +
        of(rates.pflegeBeitragssatz) +
        of(rates.rentenBeitragssatz) +
        of(rates.arbeitslosenBeitragssatz),
    ).toBe(percent(total))
    expect(of(limits.faktorF)).toBe(Math.round(280_000 / total))
  })

  it('prints Faktor F as the funds do, and the limit of private insurance by the month', () => {
    const on = (day: typeof LAST_OF_2025) => [
      valueAt(limits.faktorF, day),
      valueAt(limits.jahresarbeitsentgeltgrenze, day) / 12,
    ]
    expect(on(LAST_OF_2025)).toEqual([6683, 6150_00])
    expect(on(FIRST_OF_2026)).toEqual([6619, 6450_00])
  })

  it('takes a sixth of the yearly Bezugsgröße as the lowest base of artists', () => {
    for (const [day, lowest] of [
      [LAST_OF_2025, 7490_00],
      [FIRST_OF_2026, 7910_00],
    ] as const) {
      const yearly = valueAt(limits.bezugsgroesse, day) * 12
      expect(valueAt(limits.ksvMindestbemessungsgrundlage, day)).toBe(yearly / 6)
      expect(yearly / 6).toBe(lowest)
    }
  })

  it.each([
    [LAST_OF_2025, { general: 48_300_00, shortage: 43_759_80 }],
    [FIRST_OF_2026, { general: 50_700_00, shortage: 45_934_00 }],
  ])('knows the salaries of the Blue Card on %s, 50 and 45.3 % of a ceiling', (day, salaries) => {
    const yearly = 12 * valueAt(limits.beitragsbemessungsgrenzeRente, day)
    expect(valueAt(thresholds.blueCardSalary, day)).toEqual(salaries)
    expect(yearly / 2).toBe(salaries.general)
    // Some print the second without its cents.
    expect(Math.abs((yearly * 453) / 1000 - salaries.shortage)).toBeLessThan(1_00)
  })
})
