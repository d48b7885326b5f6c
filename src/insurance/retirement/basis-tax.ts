import { computeIncomeTax } from '../statutory/compute-income-tax.ts'
import { valueAt } from '../statutory/dated.ts'
import { beitragsbemessungsgrenzeKnappschaft } from '../statutory/earnings-limits.ts'
import { einkommensteuertarif, knappschaftBeitragssatz } from '../statutory/income-tax.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { divideHalfUp } from '../values/rounding.ts'

/** § 10 (3) EStG: the most that can be deducted in a year, rounded up to the full euro. */
export function maximumDeduction(joint: boolean, on: IsoDate): number {
  const ceiling = valueAt(beitragsbemessungsgrenzeKnappschaft, on)
  const euros = Math.ceil((ceiling * valueAt(knappschaftBeitragssatz, on)) / 100_000 / 100)
  return euros * 100 * (joint ? 2 : 1)
}

/**
 * The rate on the last euro, in thousandths of a percent, by the derivative of § 32a (1) EStG; for
 * couples on half of their income (splitting). Without solidarity surcharge, which most do not pay.
 */
export function marginalRate(taxableCents: number, joint: boolean, on: IsoDate): number {
  const tariff = valueAt(einkommensteuertarif, on)
  const income = joint ? Math.floor(taxableCents / 2) : taxableCents
  if (income <= tariff.freeUntilCents) return 0
  if (income <= tariff.firstZoneUntilCents) {
    return 14_000 + rise(income - tariff.freeUntilCents, tariff.firstZoneSlope)
  }
  if (income <= tariff.secondZoneUntilCents) {
    return 23_970 + rise(income - tariff.firstZoneUntilCents, tariff.secondZoneSlope)
  }
  return income <= tariff.proportionalUntilCents ? 42_000 : 45_000
}

/** The income tax of a year in cents; of couples twice that on half of their income (splitting). */
export function taxOfYear(taxableCents: number, joint: boolean, on: IsoDate): number {
  return joint
    ? 2 * computeIncomeTax(Math.floor(taxableCents / 2), on)
    : computeIncomeTax(taxableCents, on)
}

/**
 * With church tax of 8 % of the income tax (9 % in most states; we stay below), which is itself
 * deductible: t * 1.08 / (1 + 0.08 * t).
 */
export function withChurchTax(rate: number): number {
  return divideHalfUp(rate * 108 * 100_000, 100 * 100_000 + 8 * rate)
}

/** The derivative of (a * y + b) * y is 2 * a * y + b, with y in ten thousands of euros. */
function rise(aboveCents: number, slope: number): number {
  return divideHalfUp(20 * slope * aboveCents, 100_000_000)
}
