import type { Answers } from '../conditions/evaluate.ts'
import type { Field } from '../fields/field.ts'
import { partsOf } from '../fields/kinds.ts'
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
  const change = turningDays(quoted, definition).find(
    (day) => !haveSamePrices(quoted.packages, packagesOn(day)),
  )
  return change === undefined ? quoted.validUntil : addDays(change, -1)
}

/** Days on which a price may change, the next one first; mostly none. */
function turningDays(
  { asOf, validUntil, answers }: Priced,
  definition: LineDefinition,
): readonly IsoDate[] {
  const days = birthDatesIn(definition, answers).flatMap((born) => {
    const age = ageAt(born, asOf)
    const last = birthdayOf(born, age)
    const next = birthdayOf(born, age + 1)
    // Some contributions change when the month of the birthday is over (§ 55 (3) SGB XI).
    return [next, firstOfNextMonth(last), firstOfNextMonth(next)]
  })
  days.push(isoDateOf(`${validUntil.slice(0, 4)}-01-01`))
  return days.filter((day) => day > asOf && day <= validUntil).sort()
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

/** Where a line asks for dates of birth before the price: by themselves, or in a list of people. */
interface BirthField {
  readonly id: string
  readonly part: string | undefined
}

function birthDatesIn(definition: LineDefinition, answers: Answers): IsoDate[] {
  const found: IsoDate[] = []
  for (const { id, part } of birthFieldsOf(definition)) {
    const given = answers[id]
    if (part === undefined) {
      if (given !== undefined) found.push(given as IsoDate)
    } else if (Array.isArray(given)) {
      for (const entry of given) if (entry[part] !== undefined) found.push(entry[part])
    }
  }
  return found
}

/** Whether an answer is a date of birth, or a list with such dates, by its dotted path. */
export function isBirthDate(definition: LineDefinition, path: string): boolean {
  const [field] = path.split('.', 1)
  return birthFieldsOf(definition).some(({ id }) => id === field)
}

function birthFieldsOf(definition: LineDefinition): readonly BirthField[] {
  const known = birthFields.get(definition)
  if (known) return known
  const made = definition.steps
    .filter(({ stage }) => stage === 'quote')
    .flatMap(({ fields }): readonly Field[] => fields)
    .flatMap((field): BirthField[] => [
      ...(field.kind === 'birthDate' ? [{ id: field.id, part: undefined }] : []),
      ...partsOf(field)
        .filter(({ kind }) => kind === 'birthDate')
        .map(({ id }) => ({ id: field.id, part: id })),
    ])
  birthFields.set(definition, made)
  return made
}

const birthFields = new WeakMap<LineDefinition, readonly BirthField[]>()
