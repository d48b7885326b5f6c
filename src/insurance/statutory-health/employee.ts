import {
  allgemeinerBeitragssatz,
  durchschnittlicherZusatzbeitrag,
  pflegeArbeitgeberanteil,
  pflegeArbeitgeberanteilSachsen,
  pflegeBeitragssatz,
} from '../statutory/contribution-rates.ts'
import { valueAt } from '../statutory/dated.ts'
import {
  beitragsbemessungsgrenzeKranken,
  faktorF,
  geringverdienergrenzeAuszubildende,
  midijobObergrenze,
  minijobGrenze,
} from '../statutory/earnings-limits.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { addRates, halfShareOf, type MilliPercent, shareOf } from '../values/percent.ts'
import { divideHalfUp } from '../values/rounding.ts'
import { type Contribution, NOTHING } from './contribution.ts'
import { careAdjustment, type InsuredPerson, zusatzbeitragOf } from './insured-person.ts'

/**
 * An employee above the mini-job limit. Between the limits the sliding scale of § 20 (2a) SGB IV
 * applies; above the ceiling the contribution stays the same. Each side's share is rounded on its
 * own, health and Zusatzbeitrag separately.
 */
export function employeeContribution(
  person: InsuredPerson,
  grossMonthCents: number,
  on: IsoDate,
): Contribution {
  return grossMonthCents <= valueAt(midijobObergrenze, on)
    ? midijobContribution(person, grossMonthCents, on)
    : sharedContribution(person, grossMonthCents, on)
}

/** A trainee is never on the sliding scale; up to 325 euros the employer pays everything. */
export function traineeContribution(
  person: InsuredPerson,
  grossMonthCents: number,
  on: IsoDate,
): Contribution {
  if (grossMonthCents > valueAt(geringverdienergrenzeAuszubildende, on)) {
    return sharedContribution(person, grossMonthCents, on)
  }
  const { surcharge, discount } = careAdjustment(person, on)
  return {
    member: NOTHING,
    employer: {
      health: shareOf(grossMonthCents, valueAt(allgemeinerBeitragssatz, on)),
      // § 242 (3) SGB V: the average rate, whatever the fund.
      additional: shareOf(grossMonthCents, valueAt(durchschnittlicherZusatzbeitrag, on)),
      care: shareOf(
        grossMonthCents,
        addRates(valueAt(pflegeBeitragssatz, on), surcharge, -discount),
      ),
    },
    baseCents: grossMonthCents,
  }
}

function sharedContribution(person: InsuredPerson, grossCents: number, on: IsoDate): Contribution {
  const base = Math.min(grossCents, valueAt(beitragsbemessungsgrenzeKranken, on))
  const { surcharge, discount } = careAdjustment(person, on)
  const care = careRates(person, on)
  const health = halfShareOf(base, valueAt(allgemeinerBeitragssatz, on))
  const additional = halfShareOf(base, zusatzbeitragOf(person, on))
  return {
    member: {
      health,
      additional,
      care: shareOf(base, addRates(care.member, surcharge, -discount)),
    },
    employer: { health, additional, care: shareOf(base, care.employer) },
    baseCents: base,
  }
}

function midijobContribution(person: InsuredPerson, grossCents: number, on: IsoDate): Contribution {
  const { total, member } = midijobBases(grossCents, on)
  const { surcharge, discount } = careAdjustment(person, on)
  const general = valueAt(allgemeinerBeitragssatz, on)
  const own = zusatzbeitragOf(person, on)
  const health = halfShareOf(member, general)
  const additional = halfShareOf(member, own)
  const care = shareOf(member, careRates(person, on).member)
  return {
    member: {
      health,
      additional,
      care: care + shareOf(total, surcharge) - shareOf(member, discount),
    },
    employer: {
      health: 2 * halfShareOf(total, general) - health,
      additional: 2 * halfShareOf(total, own) - additional,
      care: 2 * halfShareOf(total, valueAt(pflegeBeitragssatz, on)) - care,
    },
    baseCents: total,
  }
}

/** The reduced bases of the sliding scale: of the whole contribution, and of the member's part. */
export function midijobBases(
  grossCents: number,
  on: IsoDate,
): { readonly total: number; readonly member: number } {
  const upper = valueAt(midijobObergrenze, on)
  const lower = valueAt(minijobGrenze, on)
  const factor = valueAt(faktorF, on)
  const span = upper - lower
  const above = grossCents - lower
  return {
    total: divideHalfUp(
      factor * lower * span + (upper * 10_000 - lower * factor) * above,
      10_000 * span,
    ),
    member: divideHalfUp(upper * above, span),
  }
}

function careRates(
  person: InsuredPerson,
  on: IsoDate,
): { readonly member: MilliPercent; readonly employer: MilliPercent } {
  const employer = valueAt(
    person.state === 'SN' ? pflegeArbeitgeberanteilSachsen : pflegeArbeitgeberanteil,
    on,
  )
  return { member: addRates(valueAt(pflegeBeitragssatz, on), -employer), employer }
}
