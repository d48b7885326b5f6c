import type { BirthDateField, DateField, Field } from '../fields/field.ts'
import type { FieldError } from '../fields/field-kind.ts'
import { kindOf, partsOf } from '../fields/kinds.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import type { Step } from '../lines/step.ts'
import type { IsoDate } from '../values/iso-date.ts'

/** Where a line asks for a day in the past, by itself or in a list: a birth, an arrival, a purchase. */
interface PastPlace {
  readonly step: Step
  /** "birthDate", or "dependants.birthDate" for every entry of a list. */
  readonly path: string
  readonly field: PastField
}

export type PastField = BirthDateField | DateField

/** Whether the line takes that day where cover begins then: nobody too old, nothing too long ago. */
export function isTakenFrom(start: IsoDate, day: IsoDate, field: PastField): boolean {
  return checkOn(start, day, field).length === 0
}

/** What is wrong with such a day, looked at from another than today. */
export function checkOn(asOf: IsoDate, day: IsoDate, field: PastField): readonly FieldError[] {
  return kindOf(field).check(day, field, { asOf, siblings: {} })
}

export function pastPlacesOf({ steps }: Pick<LineDefinition, 'steps'>): readonly PastPlace[] {
  const known = pastPlaces.get(steps)
  if (known) return known
  const made = steps.flatMap((step) =>
    step.fields.flatMap((field: Field): PastPlace[] => {
      if (isPast(field)) return [{ step, path: field.id, field }]
      return partsOf(field).flatMap((part) =>
        isPast(part) ? [{ step, path: `${field.id}.${part.id}`, field: part }] : [],
      )
    }),
  )
  pastPlaces.set(steps, made)
  return made
}

const pastPlaces = new WeakMap<readonly Step[], readonly PastPlace[]>()

/** Other days, such as the first of the cover, lie ahead: nothing moves by how long ago they were. */
function isPast(field: Field): field is PastField {
  if (field.kind === 'birthDate') return true
  if (field.kind !== 'date' || typeof field.earliest !== 'object') return false
  return 'months' in field.earliest && field.earliest.months < 0
}
