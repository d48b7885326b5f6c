import type { Answers } from '../conditions/evaluate.ts'
import { askedStart } from '../journey/asked-start.ts'
import { isTakenFrom } from '../journey/past-days.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import type { RatedPackage } from '../lines/tariff.ts'
import { addDays, daysBetween, type IsoDate } from '../values/iso-date.ts'
import { newYearOf, pastDaysIn, turningDays } from './turning-days.ts'

/** Of a quote what its validity depends on. */
interface Priced {
  readonly asOf: IsoDate
  /** By the rules of the line alone. */
  readonly validUntil: IsoDate
  readonly answers: Answers
  readonly packages: readonly RatedPackage[]
}

/** The days on which cover can begin at the earliest, for who asks today and on the last day. */
export interface FirstDays {
  readonly today: IsoDate
  readonly onLastDay: IsoDate
}

/**
 * The last day on which a price holds, so that nobody is promised one that a birthday, the years
 * since another day of the past, or the law of the new year changes before. Prices change on no other
 * day as long as the tariff stays. What counts is the first day of cover, which mostly is the day
 * after asking at the earliest: so a price ends that much before the day that changes it.
 */
export function lastDayOfPrice(
  { asOf, validUntil, answers, packages }: Priced,
  definition: LineDefinition,
  firstDays: FirstDays,
  packagesOn: (day: IsoDate) => readonly RatedPackage[] | undefined,
): IsoDate {
  const past = pastDaysIn(definition, answers)
  const starts = turningDays(past, firstDays.today, firstDays.onLastDay)
  const newYear = newYearOf(validUntil)
  if (starts.length === 0 && newYear <= asOf) return validUntil

  const lead = daysBetween(asOf, firstDays.today)
  const days = starts.map((start) => addDays(start, -lead))
  // Law that is not known yet is missed only when the year has come.
  if (newYear > asOf) days.push(newYear)
  const asked = askedStart(definition, answers)
  const change = days.sort().find((day) => {
    const earliest = addDays(day, lead)
    const start = asked && asked > earliest ? asked : earliest
    const areTaken = past.every((each) => isTakenFrom(start, each.day, each.field))
    return !areTaken || !haveSamePrices(packages, packagesOn(day))
  })
  return change === undefined ? validUntil : addDays(change, -1)
}

function haveSamePrices(
  packages: readonly RatedPackage[],
  later: readonly RatedPackage[] | undefined,
): boolean {
  return (
    later?.length === packages.length &&
    later.every(({ tier, price }, index) => {
      const before = packages[index]
      return before?.tier === tier && before.price.cents === price.cents
    })
  )
}
