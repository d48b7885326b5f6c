import {
  allgemeinerBeitragssatz,
  ermaessigterBeitragssatz,
  pflegeBeitragssatz,
  studentischerBeitragssatz,
} from '../statutory/contribution-rates.ts'
import { valueAt } from '../statutory/dated.ts'
import {
  bafoegBedarf,
  beitragsbemessungsgrenzeKranken,
  mindestbemessungsgrundlage,
} from '../statutory/earnings-limits.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { addRates, type MilliPercent, shareOf } from '../values/percent.ts'
import { type Contribution, NOTHING } from './contribution.ts'
import { careAdjustment, type InsuredPerson, zusatzbeitragOf } from './insured-person.ts'

/**
 * Voluntary members who pay all of it: the self-employed (with sick pay from day 43 or without),
 * people without work or benefit, students over 30. The parts are rounded separately and added.
 */
export function selfPayerContribution(
  person: InsuredPerson,
  incomeMonthCents: number,
  withSickPay: boolean,
  on: IsoDate,
): Contribution {
  const lowest = valueAt(mindestbemessungsgrundlage, on)
  const highest = valueAt(beitragsbemessungsgrenzeKranken, on)
  const base = Math.min(Math.max(incomeMonthCents, lowest), highest)
  const rate = valueAt(withSickPay ? allgemeinerBeitragssatz : ermaessigterBeitragssatz, on)
  return paidAlone(person, base, rate, on)
}

/** Enrolled, under 30, at most 20 hours of work a week in term (§ 5 (1) no. 9 SGB V). */
export function studentContribution(person: InsuredPerson, on: IsoDate): Contribution {
  return paidAlone(person, valueAt(bafoegBedarf, on), valueAt(studentischerBeitragssatz, on), on)
}

function paidAlone(
  person: InsuredPerson,
  baseCents: number,
  rate: MilliPercent,
  on: IsoDate,
): Contribution {
  const { surcharge, discount } = careAdjustment(person, on)
  return {
    member: {
      health: shareOf(baseCents, rate),
      additional: shareOf(baseCents, zusatzbeitragOf(person, on)),
      care: shareOf(baseCents, addRates(valueAt(pflegeBeitragssatz, on), surcharge, -discount)),
    },
    employer: NOTHING,
    baseCents,
  }
}
