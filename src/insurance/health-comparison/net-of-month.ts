import { computeIncomeTax } from '../statutory/compute-income-tax.ts'
import { arbeitslosenBeitragssatz, rentenBeitragssatz } from '../statutory/contribution-rates.ts'
import { valueAt } from '../statutory/dated.ts'
import { beitragsbemessungsgrenzeRente, midijobObergrenze } from '../statutory/earnings-limits.ts'
import { arbeitnehmerPauschbetrag, sonderausgabenPauschbetrag } from '../statutory/income-tax.ts'
import { midijobBases } from '../statutory-health/employee.ts'
import { isMiniJob, miniJobContribution } from '../statutory-health/mini-job.ts'
import { nextMiniJobLaw } from '../statutory-health/mini-job-law.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { halfShareOf } from '../values/percent.ts'
import { divideHalfUp } from '../values/rounding.ts'
import { lawOfComparison } from './law-of-comparison.ts'

interface MonthlyPay {
  readonly status: 'employee' | 'selfEmployed' | 'student'
  readonly grossCents: number
  /** What the person pays for health and care. */
  readonly ownCents: number
  /** What of it counts against income tax. */
  readonly deductibleCents: number
}

/**
 * What is left of a month: somebody single, without church tax and solidarity surcharge. Employees
 * also pay into the pension and unemployment insurance; the self-employed are taken not to.
 */
export function netOfMonth(pay: MonthlyPay, today: IsoDate): number {
  const asOf = lawOfComparison(today)
  const isEmployee = pay.status === 'employee'
  const { pension, unemployment } = isEmployee
    ? socialShares(pay.grossCents, asOf, today)
    : NO_SHARES
  const allowance =
    valueAt(sonderausgabenPauschbetrag, asOf) +
    (isEmployee ? valueAt(arbeitnehmerPauschbetrag, asOf) : 0)
  const taxable = (pay.grossCents - pension - pay.deductibleCents) * 12 - allowance
  const tax = divideHalfUp(computeIncomeTax(Math.max(0, taxable), asOf), 12)
  return pay.grossCents - pension - unemployment - tax - pay.ownCents
}

const NO_SHARES = { pension: 0, unemployment: 0 }

/**
 * A mini-job takes part in the pension at its own rate, and never in unemployment insurance; up to the
 * midi-job limit the sliding scale holds for all branches, not for health alone (§ 20 (2a) SGB IV). Its
 * limit is known earlier than the other numbers, and that of the first day there can be counts.
 */
function socialShares(grossCents: number, asOf: IsoDate, today: IsoDate): typeof NO_SHARES {
  if (isMiniJob(grossCents, nextMiniJobLaw(today))) {
    return { pension: miniJobContribution(grossCents, asOf).memberPension, unemployment: 0 }
  }
  const base =
    grossCents <= valueAt(midijobObergrenze, asOf)
      ? midijobBases(grossCents, asOf).member
      : Math.min(grossCents, valueAt(beitragsbemessungsgrenzeRente, asOf))
  return {
    pension: halfShareOf(base, valueAt(rentenBeitragssatz, asOf)),
    unemployment: halfShareOf(base, valueAt(arbeitslosenBeitragssatz, asOf)),
  }
}
