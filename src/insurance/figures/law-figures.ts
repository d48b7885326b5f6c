import { sachbezugsfreigrenze } from '../statutory/benefit-limits.ts'
import * as rates from '../statutory/contribution-rates.ts'
import { type DatedParameter, valueAt } from '../statutory/dated.ts'
import * as limits from '../statutory/earnings-limits.ts'
import { arbeitnehmerPauschbetrag, einkommensteuertarif } from '../statutory/income-tax.ts'
import * as thresholds from '../statutory/product-thresholds.ts'
import { AOK, NATIONWIDE } from '../statutory/zusatzbeitrag.ts'
import { highestSubsidy, sickPayCapPerDay } from '../statutory-health/private-subsidy.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { Figure } from './figure.ts'

/** Every legal number by the name that texts use, as of a day. */
export const LAW_FIGURES: Readonly<Record<string, (on: IsoDate) => Figure>> = {
  year: (on) => ({ kind: 'year', value: Number(on.slice(0, 4)) }),
  ...ofParameters(limits),
  ...ofParameters(rates),
  ...ofParameters(thresholds),
  ...ofParameters({ sachbezugsfreigrenze, arbeitnehmerPauschbetrag }),
  faktorF: (on) => ({ kind: 'number', value: valueAt(limits.faktorF, on) / 10_000 }),
  grundfreibetrag: (on) => euros(valueAt(einkommensteuertarif, on).freeUntilCents, 'year'),
  blueCardSalary: (on) => euros(valueAt(thresholds.blueCardSalary, on).general, 'year'),
  blueCardSalaryShortage: (on) => euros(valueAt(thresholds.blueCardSalary, on).shortage, 'year'),
  childlessFromAge: (on) => count(valueAt(rates.pflegeKinder, on).surchargeFromAge),
  privateFreelancerOlderFromAge: () => count(thresholds.PRIVATE_FREELANCER_OLDER_FROM_AGE),
  pflegeBeitragssatzKinderlos: (on) =>
    rate(valueAt(rates.pflegeBeitragssatz, on) + valueAt(rates.pflegeKinderlosenzuschlag, on)),
  ...ofFunds(),
  /** The most an employer adds to a private premium: half of what a public member would cost. */
  privateSubsidyHealth: (on) => euros(subsidyAtCeiling(on).health, 'month'),
  privateSubsidyCare: (on) => euros(subsidyAtCeiling(on).care, 'month'),
  sickPayCapPerDay: (on) => euros(sickPayCapPerDay(on), 'day'),
}

function ofParameters(
  parameters: Readonly<Record<string, unknown>>,
): Record<string, (on: IsoDate) => Figure> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, parameter]) => {
      if (!isNumeric(parameter)) return []
      return [[name, (on: IsoDate) => ofUnit(valueAt(parameter, on), parameter.unit)] as const]
    }),
  )
}

/** `zusatzbeitrag.tk`, `zusatzbeitrag.aok.nordost`, `zusatzbeitrag.average`. */
function ofFunds(): Record<string, (on: IsoDate) => Figure> {
  const named: [string, DatedParameter<number>][] = [
    ['average', rates.durchschnittlicherZusatzbeitrag],
    ...Object.entries(NATIONWIDE),
    ...Object.entries(AOK).map(([id, each]): [string, DatedParameter<number>] => [
      `aok.${id}`,
      each,
    ]),
  ]
  return Object.fromEntries(
    named.map(([id, parameter]) => [`zusatzbeitrag.${id}`, (on) => rate(valueAt(parameter, on))]),
  )
}

function isNumeric(value: unknown): value is DatedParameter<number> {
  const entries = (value as Partial<DatedParameter<unknown>> | undefined)?.entries
  return Array.isArray(entries) && typeof entries[0]?.value === 'number'
}

function ofUnit(value: number, unit: string): Figure {
  if (unit === 'thousandths of a percent') return rate(value)
  if (unit === 'cents per month') return euros(value, 'month')
  if (unit === 'cents per year') return euros(value, 'year')
  return count(value)
}

function euros(cents: number, period: 'day' | 'month' | 'year'): Figure {
  return { kind: 'money', cents, period, show: 'whole' }
}

function rate(milliPercent: number): Figure {
  return { kind: 'percent', milliPercent }
}

function count(value: number): Figure {
  return { kind: 'number', value }
}

function subsidyAtCeiling(on: IsoDate) {
  return highestSubsidy(valueAt(limits.beitragsbemessungsgrenzeKranken, on), 'BE', on)
}
