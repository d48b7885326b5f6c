import { allgemeinerBeitragssatz, pflegeBeitragssatz } from '../statutory/contribution-rates.ts'
import { valueAt } from '../statutory/dated.ts'
import {
  beitragsbemessungsgrenzeKranken,
  ksvMindestbemessungsgrundlage,
} from '../statutory/earnings-limits.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { addRates, halfShareOf, shareOf } from '../values/percent.ts'
import { divideHalfUp } from '../values/rounding.ts'
import type { Contribution } from './contribution.ts'
import { careAdjustment, type InsuredPerson, zusatzbeitragOf } from './insured-person.ts'

/** Members of the artists' social fund pay half, as employees do; the fund pays the other half. */
export function artistContribution(
  person: InsuredPerson,
  profitYearCents: number,
  on: IsoDate,
): Contribution {
  const lowest = valueAt(ksvMindestbemessungsgrundlage, on)
  const month = divideHalfUp(Math.max(profitYearCents, lowest), 12)
  const base = Math.min(month, valueAt(beitragsbemessungsgrenzeKranken, on))
  const { surcharge, discount } = careAdjustment(person, on)
  const care = valueAt(pflegeBeitragssatz, on)
  const health = halfShareOf(base, valueAt(allgemeinerBeitragssatz, on))
  const additional = halfShareOf(base, zusatzbeitragOf(person, on))
  return {
    member: {
      health,
      additional,
      // Half of the base rate plus the member's own adjustment, rounded once.
      care: halfShareOf(base, addRates(care, surcharge, surcharge, -discount, -discount)),
    },
    employer: { health, additional, care: shareOf(base, addRates(care / 2)) },
    baseCents: base,
  }
}
