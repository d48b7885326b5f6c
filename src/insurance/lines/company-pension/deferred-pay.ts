import { computeIncomeTax } from '../../statutory/compute-income-tax.ts'
import {
  allgemeinerBeitragssatz,
  arbeitslosenBeitragssatz,
  durchschnittlicherZusatzbeitrag,
  ermaessigterBeitragssatz,
  minijobPauschaleKranken,
  minijobPauschaleRente,
  pflegeBeitragssatz,
  rentenBeitragssatz,
} from '../../statutory/contribution-rates.ts'
import { valueAt } from '../../statutory/dated.ts'
import {
  beitragsbemessungsgrenzeKranken,
  beitragsbemessungsgrenzeRente,
  midijobObergrenze,
  minijobGrenze,
} from '../../statutory/earnings-limits.ts'
import { arbeitnehmerPauschbetrag, sonderausgabenPauschbetrag } from '../../statutory/income-tax.ts'
import { midijobBases } from '../../statutory-health/employee.ts'
import type { IsoDate } from '../../values/iso-date.ts'
import { halfShareOf, percent, shareOf } from '../../values/percent.ts'
import { divideHalfUp } from '../../values/rounding.ts'

/** Contributions of one employee, cents per month. */
export interface DeferredPay {
  /** Gross pay before anything is deferred. */
  readonly gross: number
  /** Pay that the employee defers. */
  readonly conversion: number
  /** What the employer adds. */
  readonly employer: number
  /** The support fund has no limit for tax, and employer money does not use up the other one. */
  readonly supportFund: boolean
}

/** Cents per month. */
export interface Saving {
  /** Income tax of the employee. */
  readonly tax: number
  /** Social contributions of the employee. */
  readonly social: number
  /** Social contributions of the employer. */
  readonly employer: number
}

/** § 1 (1) no. 9 SvEV and § 3 no. 63 EStG: 4 and 8 % of the pension ceiling; cents per month. */
export function freeLimits(asOf: IsoDate) {
  const ceiling = valueAt(beitragsbemessungsgrenzeRente, asOf)
  return { social: shareOf(ceiling, percent(4)), tax: shareOf(ceiling, percent(8)) }
}

/**
 * What deferring pay saves: for somebody single, without church tax, in the public health system
 * at the average Zusatzbeitrag, parent of one child, not in Saxony, and in a mini-job opted out of
 * the statutory pension. Employer money fills the limits first.
 */
export function savingOf(pay: DeferredPay, asOf: IsoDate): Saving {
  const limits = freeLimits(asOf)
  const used = pay.supportFund ? 0 : pay.employer
  const socialFree = Math.min(pay.conversion, Math.max(0, limits.social - used))
  const taxFree = pay.supportFund
    ? pay.conversion
    : Math.min(pay.conversion, Math.max(0, limits.tax - used))
  const before = contributions(pay.gross, asOf)
  const after = contributions(pay.gross - socialFree, asOf)
  const taxBefore = yearlyTax(pay.gross, before.deductible, asOf)
  const taxAfter = yearlyTax(pay.gross - taxFree, after.deductible, asOf)
  return {
    tax: divideHalfUp(taxBefore - taxAfter, 12),
    social: before.member - after.member,
    employer: before.employer - after.employer,
  }
}

/** Of one month, in cents. */
interface Contributions {
  readonly member: number
  readonly employer: number
  /** The member's part that counts against income tax. */
  readonly deductible: number
}

function contributions(gross: number, asOf: IsoDate): Contributions {
  if (gross <= valueAt(minijobGrenze, asOf)) {
    const health = shareOf(gross, valueAt(minijobPauschaleKranken, asOf))
    const pension = shareOf(gross, valueAt(minijobPauschaleRente, asOf))
    return { member: 0, employer: health + pension, deductible: 0 }
  }
  if (gross <= valueAt(midijobObergrenze, asOf)) {
    const bases = midijobBases(gross, asOf)
    const half = halves(bases.member, asOf)
    return { ...half, employer: 2 * halves(bases.total, asOf).member - half.member }
  }
  const half = halves(gross, asOf)
  return { ...half, employer: half.member }
}

/** Half of the four branches on a base, up to their ceilings. */
function halves(base: number, asOf: IsoDate) {
  const pensionBase = Math.min(base, valueAt(beitragsbemessungsgrenzeRente, asOf))
  const healthBase = Math.min(base, valueAt(beitragsbemessungsgrenzeKranken, asOf))
  const pension = halfShareOf(pensionBase, valueAt(rentenBeitragssatz, asOf))
  const unemployment = halfShareOf(pensionBase, valueAt(arbeitslosenBeitragssatz, asOf))
  const health = halfShareOf(healthBase, valueAt(allgemeinerBeitragssatz, asOf))
  const additional = halfShareOf(healthBase, valueAt(durchschnittlicherZusatzbeitrag, asOf))
  const care = halfShareOf(healthBase, valueAt(pflegeBeitragssatz, asOf))
  // § 10 (1) no. 3 EStG: the part for sick pay is not deductible, hence the reduced rate.
  const basicHealth = halfShareOf(healthBase, valueAt(ermaessigterBeitragssatz, asOf))
  return {
    member: pension + unemployment + health + additional + care,
    deductible: pension + basicHealth + additional + care,
  }
}

/** Cents a year. */
function yearlyTax(grossMonth: number, deductibleMonth: number, asOf: IsoDate): number {
  const lumpSums =
    valueAt(arbeitnehmerPauschbetrag, asOf) + valueAt(sonderausgabenPauschbetrag, asOf)
  return computeIncomeTax(Math.max(0, (grossMonth - deductibleMonth) * 12 - lumpSums), asOf)
}
