import type { Answers } from '../conditions/evaluate.ts'
import { askedStart, earliestStart } from '../journey/asked-start.ts'
import { isTakenFrom, type PastField, pastPlacesOf } from '../journey/past-days.ts'
import { valuesAt } from '../journey/values-at.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import type { RatedPackage } from '../lines/tariff.ts'
import {
  addDays,
  ageAt,
  birthdayOf,
  daysBetween,
  firstOfNextMonth,
  type IsoDate,
  isoDateOf,
} from '../values/iso-date.ts'

/** Of a quote what its validity depends on. */
interface Priced {
  readonly asOf: IsoDate
  /** By the rules of the line alone. */
  readonly validUntil: IsoDate
  readonly answers: Answers
  readonly packages: readonly RatedPackage[]
}

/**
 * The last day on which a price holds, so that nobody is promised one that a birthday, the years
 * since another day of the past, or the law of the new year changes before. Prices change on no other
 * day as long as the tariff stays. What counts is the first day of cover, which mostly is the day
 * after asking at the earliest: so a price ends that much before the day that changes it.
 */
export function lastDayOfPrice(
  quoted: Priced,
  definition: LineDefinition,
  packagesOn: (day: IsoDate) => readonly RatedPackage[] | undefined,
): IsoDate {
  const { asOf, validUntil, answers } = quoted
  const lead = daysBetween(asOf, earliestStart(definition, asOf))
  const returning = returningDays(quoted, definition, lead)
  const asked = returning.length > 0 ? askedStart(definition, answers) : undefined
  const areTaken = (on: IsoDate) => {
    if (returning.length === 0) return true
    const earliest = addDays(on, lead)
    const start = asked && asked > earliest ? asked : earliest
    return returning.every(({ day, field }) => isTakenFrom(start, day, field))
  }
  const days = turningDays(quoted, returning, lead)
  if (!areTaken(validUntil)) days.push(firstRefusal(quoted, areTaken))
  const change = days
    .sort()
    .find((day) => !areTaken(day) || !haveSamePrices(quoted.packages, packagesOn(day)))
  return change === undefined ? validUntil : addDays(change, -1)
}

/** Days of asking on which a price may change; mostly none. */
function turningDays(
  { asOf, validUntil }: Priced,
  returning: readonly PastDay[],
  lead: number,
): IsoDate[] {
  const [first, last] = [addDays(asOf, lead), addDays(validUntil, lead)]
  const newYear = isoDateOf(`${last.slice(0, 4)}-01-01`)
  if (returning.length === 0 && newYear <= asOf) return []
  const starts = new Set([newYear])
  for (const { day, field } of returning) {
    const years = ageAt(day, asOf)
    const next = birthdayOf(day, years + 1)
    starts.add(next)
    // Some contributions change when the month of the birthday is over (§ 55 (3) SGB XI).
    if (field.kind === 'birthDate') {
      starts.add(firstOfNextMonth(birthdayOf(day, years))).add(firstOfNextMonth(next))
    }
  }
  const days = [...starts]
    .filter((day) => day > first && day <= last)
    .map((day) => addDays(day, -lead))
  // Law that is not known yet is missed only when the year has come.
  if (newYear > asOf && newYear <= validUntil) days.push(newYear)
  return days
}

/** From when on the line would not take one of the answers any more: too old, or too long ago. */
function firstRefusal({ asOf, validUntil }: Priced, areTaken: (on: IsoDate) => boolean): IsoDate {
  let day = validUntil
  while (day > addDays(asOf, 1) && !areTaken(addDays(day, -1))) day = addDays(day, -1)
  return day
}

/** Those that return in the months in question; looked at first, because a list may be long. */
function returningDays(
  { asOf, validUntil, answers }: Priced,
  definition: LineDefinition,
  lead: number,
): readonly PastDay[] {
  const months = monthsIn(asOf, addDays(validUntil, lead))
  return pastDaysIn(definition, answers).filter(
    ({ day }) => day <= asOf && (months.includes(day.slice(5, 7)) || day.endsWith('-02-29')),
  )
}

/** The months that two days and those between them lie in. */
function monthsIn(from: IsoDate, to: IsoDate): readonly string[] {
  const months: string[] = []
  for (let day = from; day.slice(0, 7) <= to.slice(0, 7); day = firstOfNextMonth(day)) {
    months.push(day.slice(5, 7))
  }
  return months
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

/** A day in the past that is asked before the price. */
interface PastDay {
  readonly day: IsoDate
  readonly field: PastField
}

function pastDaysIn(definition: LineDefinition, answers: Answers): PastDay[] {
  return pastPlacesOf(definition)
    .filter(({ step }) => step.stage === 'quote')
    .flatMap(({ path, field }) =>
      valuesAt(answers, path).map(({ value }) => ({ day: value as IsoDate, field })),
    )
}
