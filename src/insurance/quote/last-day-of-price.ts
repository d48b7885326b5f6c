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
  const { lead, reach } = daysOf(quoted, definition)
  const returning = returningDays(quoted, definition, reach)
  const refused = firstRefusal(quoted, returning, askedStart(definition, quoted.answers), reach)
  const change = turningDays(quoted, returning, { lead, reach }, refused).find(
    (day) => day === refused || !haveSamePrices(quoted.packages, packagesOn(day)),
  )
  return change === undefined ? quoted.validUntil : addDays(change, -1)
}

interface LineDays {
  /** Days between asking and the earliest begin. */
  readonly lead: number
  /** The earliest begin for who asks on the last day. */
  readonly reach: IsoDate
}

/** The same for every quote of a line on a day. */
function daysOf({ asOf, validUntil }: Priced, definition: LineDefinition): LineDays {
  const known = daysOfLines.get(definition)
  if (known?.asOf === asOf && known.validUntil === validUntil) return known
  const lead = daysBetween(asOf, earliestStart(definition, asOf))
  const made = { asOf, validUntil, lead, reach: addDays(validUntil, lead) }
  daysOfLines.set(definition, made)
  return made
}

const daysOfLines = new WeakMap<
  LineDefinition,
  LineDays & { readonly asOf: IsoDate; readonly validUntil: IsoDate }
>()

/** Days of asking on which a price may change, the next one first; mostly none. */
function turningDays(
  { asOf, validUntil }: Priced,
  returning: readonly PastDay[],
  { lead, reach }: LineDays,
  refused: IsoDate | undefined,
): readonly IsoDate[] {
  const changes = returning.flatMap(({ day, field }) => {
    const years = ageAt(day, asOf)
    const last = birthdayOf(day, years)
    const next = birthdayOf(day, years + 1)
    // Some contributions change when the month of the birthday is over (§ 55 (3) SGB XI).
    return field.kind === 'birthDate'
      ? [next, firstOfNextMonth(last), firstOfNextMonth(next)]
      : [next]
  })
  const newYear = isoDateOf(`${reach.slice(0, 4)}-01-01`)
  const days = [...changes, newYear]
    .filter((day) => day > asOf && day <= reach)
    .map((day) => addDays(day, -lead))
  // Law that is not known yet is missed only when the year has come.
  days.push(newYear)
  if (refused) days.push(refused)
  return [...new Set(days.filter((day) => day > asOf && day <= validUntil))].sort()
}

/** From when on the line would not take these answers any more: somebody too old, or something too long ago. */
function firstRefusal(
  { asOf, validUntil }: Priced,
  returning: readonly PastDay[],
  asked: IsoDate | undefined,
  reach: IsoDate,
): IsoDate | undefined {
  const isTaken = (earliest: IsoDate) => {
    const start = asked && asked > earliest ? asked : earliest
    return returning.every(({ day, field }) => isTakenFrom(start, day, field))
  }
  if (isTaken(reach)) return undefined
  let [day, start] = [validUntil, reach]
  while (day > asOf && !isTaken(addDays(start, -1))) {
    day = addDays(day, -1)
    start = addDays(start, -1)
  }
  return day
}

/** Those that return in the months in question; looked at first, because a list may be long. */
function returningDays(
  { asOf, answers }: Priced,
  definition: LineDefinition,
  reach: IsoDate,
): readonly PastDay[] {
  const months = monthsIn(asOf, reach)
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
