import type { IsoDate } from '../values/iso-date.ts'
import { valueAt } from './dated.ts'
import { einkommensteuertarif } from './income-tax.ts'

/**
 * Income tax of a single person on a taxable income, in cents of whole euros: the income is rounded
 * down to the euro first, and the tax afterwards (§ 32a (1) sentences 2 and 6 EStG).
 */
export function computeIncomeTax(taxableCents: number, on: IsoDate): number {
  const tariff = valueAt(einkommensteuertarif, on)
  const income = wholeEuros(taxableCents)
  if (income <= tariff.freeUntilCents) return 0
  if (income <= tariff.firstZoneUntilCents) {
    return rising(income - tariff.freeUntilCents, tariff.firstZoneSlope, 1_400_00, 0)
  }
  if (income <= tariff.secondZoneUntilCents) {
    const above = income - tariff.firstZoneUntilCents
    return rising(above, tariff.secondZoneSlope, 2_397_00, tariff.secondZoneBaseCents)
  }
  return income <= tariff.proportionalUntilCents
    ? wholeEuros((income * 42) / 100 - tariff.proportionalMinusCents)
    : wholeEuros((income * 45) / 100 - tariff.topMinusCents)
}

/**
 * (slope * y + start) * y + base with y in ten thousands of euros, without any fraction. In whole
 * euros the product stays below 10^15, where numbers are exact.
 */
function rising(aboveCents: number, slope: number, start: number, base: number): number {
  const euros = aboveCents / 100
  const tax = Math.floor(((slope * euros + start * 10_000) * euros) / 100_000_000)
  return wholeEuros(tax + base)
}

function wholeEuros(cents: number): number {
  return Math.floor(cents / 100) * 100
}
