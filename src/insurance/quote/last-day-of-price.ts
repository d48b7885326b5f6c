import type { Answers } from '../conditions/evaluate.ts'
import type { Field } from '../fields/field.ts'
import { partsOf } from '../fields/kinds.ts'
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
 * The last day on which a price holds, so that nobody is promised one that their birthday or the law
 * of the new year changes before. Prices change on no other day as long as the tariff stays.
 */
export function lastDayOfPrice(
  quoted: Priced,
  definition: LineDefinition,
  packagesOn: (day: IsoDate) => readonly RatedPackage[] | undefined,
): IsoDate {
  const people = celebrating(quoted, definition)
  const change = turningDays(quoted, people).find(
    (day) =>
      people.some(({ born, maxAge }) => ageAt(born, day) > maxAge) ||
      !haveSamePrices(quoted.packages, packagesOn(day)),
  )
  return change === undefined ? quoted.validUntil : addDays(change, -1)
}

/** Days on which a price may change, the next one first; mostly none. */
function turningDays({ asOf, validUntil }: Priced, people: readonly Person[]): readonly IsoDate[] {
  const days = people.flatMap(({ born }) => {
    const age = ageAt(born, asOf)
    const last = birthdayOf(born, age)
    const next = birthdayOf(born, age + 1)
    // Some contributions change when the month of the birthday is over (§ 55 (3) SGB XI).
    return [next, firstOfNextMonth(last), firstOfNextMonth(next)]
  })
  days.push(isoDateOf(`${validUntil.slice(0, 4)}-01-01`))
  const ahead = days.filter((day) => day > asOf && day <= validUntil)
  return [...new Set(ahead)].sort()
}

/** Who may have a birthday in the months in question; looked at first, because a list may be long. */
function celebrating(
  { asOf, validUntil, answers }: Priced,
  definition: LineDefinition,
): readonly Person[] {
  const months = monthsIn(asOf, validUntil)
  return peopleIn(definition, answers).filter(
    ({ born }) => months.includes(born.slice(5, 7)) || born.endsWith('-02-29'),
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

interface Person {
  readonly born: IsoDate
  /** Until when the line takes somebody. */
  readonly maxAge: number
}

function peopleIn(definition: LineDefinition, answers: Answers): Person[] {
  return birthFieldsOf(definition).flatMap(({ path, maxAge }) =>
    valuesAt(answers, path).map(({ value }) => ({ born: value as IsoDate, maxAge })),
  )
}

/** Where a line asks for dates of birth before the price: by themselves, or in a list of people. */
interface BirthField {
  readonly path: string
  readonly maxAge: number
}

function birthFieldsOf(definition: LineDefinition): readonly BirthField[] {
  const known = birthFields.get(definition)
  if (known) return known
  const made = definition.steps
    .filter(({ stage }) => stage === 'quote')
    .flatMap(({ fields }): readonly Field[] => fields)
    .flatMap((field): BirthField[] => {
      if (field.kind === 'birthDate') return [{ path: field.id, maxAge: field.maxAge }]
      return partsOf(field).flatMap((part) =>
        part.kind === 'birthDate' ? [{ path: `${field.id}.${part.id}`, maxAge: part.maxAge }] : [],
      )
    })
  birthFields.set(definition, made)
  return made
}

const birthFields = new WeakMap<LineDefinition, readonly BirthField[]>()
