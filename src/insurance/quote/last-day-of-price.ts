import type { Answers } from '../conditions/evaluate.ts'
import type { BirthDateField, DateField, Field } from '../fields/field.ts'
import { kindOf, partsOf } from '../fields/kinds.ts'
import { valuesAt } from '../journey/values-at.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import type { RatedPackage } from '../lines/tariff.ts'
import {
  addDays,
  ageAt,
  birthdayOf,
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
 * day as long as the tariff stays.
 */
export function lastDayOfPrice(
  quoted: Priced,
  definition: LineDefinition,
  packagesOn: (day: IsoDate) => readonly RatedPackage[] | undefined,
): IsoDate {
  const returning = returningDays(quoted, definition)
  const change = turningDays(quoted, returning).find(
    (day) =>
      returning.some((past) => isRefusedOn(day, past)) ||
      !haveSamePrices(quoted.packages, packagesOn(day)),
  )
  return change === undefined ? quoted.validUntil : addDays(change, -1)
}

/** Days on which a price may change, the next one first; mostly none. */
function turningDays(
  { asOf, validUntil }: Priced,
  returning: readonly PastDay[],
): readonly IsoDate[] {
  const isAhead = (day: IsoDate) => day > asOf && day <= validUntil
  const days = returning.flatMap((past) => {
    const { day, field } = past
    const years = ageAt(day, asOf)
    const last = birthdayOf(day, years)
    const next = birthdayOf(day, years + 1)
    // Some contributions change when the month of the birthday is over (§ 55 (3) SGB XI).
    if (field.kind === 'birthDate') return [next, firstOfNextMonth(last), firstOfNextMonth(next)]
    // "At most three years ago" still holds on the day itself. Prices are the same on the day after,
    // which is looked at only where such a bound ends.
    const after = [addDays(last, 1), addDays(next, 1)]
    return [next, ...after.filter((each) => isAhead(each) && isRefusedOn(each, past))]
  })
  days.push(isoDateOf(`${validUntil.slice(0, 4)}-01-01`))
  return [...new Set(days.filter(isAhead))].sort()
}

/** Whether the line would not take that answer any more: too old, or too long ago. */
function isRefusedOn(asOf: IsoDate, { day, field }: PastDay): boolean {
  return kindOf(field).check(day, field, { asOf, siblings: {} }).length > 0
}

/** Those that return in the months in question; looked at first, because a list may be long. */
function returningDays(
  { asOf, validUntil, answers }: Priced,
  definition: LineDefinition,
): readonly PastDay[] {
  const months = monthsIn(asOf, validUntil)
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

/** A day in the past that is asked before the price: a birth, an arrival, a purchase. */
interface PastDay {
  readonly day: IsoDate
  readonly field: PastField
}

type PastField = BirthDateField | DateField

function pastDaysIn(definition: LineDefinition, answers: Answers): PastDay[] {
  return pastFieldsOf(definition).flatMap(({ path, field }) =>
    valuesAt(answers, path).map(({ value }) => ({ day: value as IsoDate, field })),
  )
}

/** Where a line asks for such days: by themselves, or in a list of people. */
interface PlacedField {
  readonly path: string
  readonly field: PastField
}

function pastFieldsOf(definition: LineDefinition): readonly PlacedField[] {
  const known = pastFields.get(definition)
  if (known) return known
  const made = definition.steps
    .filter(({ stage }) => stage === 'quote')
    .flatMap(({ fields }): readonly Field[] => fields)
    .flatMap((field): PlacedField[] => {
      if (isPast(field)) return [{ path: field.id, field }]
      return partsOf(field).flatMap((part) =>
        isPast(part) ? [{ path: `${field.id}.${part.id}`, field: part }] : [],
      )
    })
  pastFields.set(definition, made)
  return made
}

const pastFields = new WeakMap<LineDefinition, readonly PlacedField[]>()

/** Other days, such as the first of the cover, lie ahead: no price moves by how long ago they were. */
function isPast(field: Field): field is PastField {
  if (field.kind === 'birthDate') return true
  if (field.kind !== 'date' || typeof field.earliest !== 'object') return false
  return 'months' in field.earliest && field.earliest.months < 0
}
