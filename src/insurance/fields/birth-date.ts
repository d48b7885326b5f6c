import {
  addDays,
  addYears,
  ageAt,
  daysBetween,
  type IsoDate,
  parseIsoDate,
  showDate,
} from '../values/iso-date.ts'
import type { BirthDateField } from './field.ts'
import {
  accept,
  type FieldContext,
  type FieldKind,
  fault,
  NO_FAULTS,
  refuse,
} from './field-kind.ts'

/** § 1303 BGB: nobody marries before they are of age. */
const SPOUSE_FROM = 18
/** Ours: who is older takes out a policy of their own. */
const CHILD_UP_TO = 25

export const birthDate: FieldKind<BirthDateField, IsoDate> = {
  parse(raw) {
    const value = typeof raw === 'string' ? parseIsoDate(raw.trim()) : undefined
    return value ? accept(value) : refuse('notADate')
  },
  check(value, field, context) {
    const { asOf } = context
    if (value > asOf) return [fault('tooLate', { latest: asOf })]
    const age = ageAt(value, asOf)
    const relation = relationOf(field, context)
    if (relation === 'spouse' && age < SPOUSE_FROM) {
      return [fault('spouseTooYoung', { min: SPOUSE_FROM })]
    }
    if (relation === 'child' && age > CHILD_UP_TO && !field.grownChildren) {
      return [fault('childTooOld', { max: CHILD_UP_TO })]
    }
    if (age < field.minAge) return [fault('tooYoung', { min: field.minAge })]
    if (age > field.maxAge) return [fault('tooOld', { max: field.maxAge })]
    return NO_FAULTS
  },
  show: (value, _, { language }) => showDate(value, language),
  jsonSchema: (field) => ({
    type: 'string',
    format: 'date',
    description: `Date of birth, age ${field.minAge} to ${field.maxAge}${relationBounds(field)}`,
  }),
  sample(field, pick, context) {
    const { asOf } = context
    const relation = relationOf(field, context)
    const minAge = relation === 'spouse' ? Math.max(field.minAge, SPOUSE_FROM) : field.minAge
    const isChild = relation === 'child' && !field.grownChildren
    const maxAge = isChild ? Math.min(field.maxAge, CHILD_UP_TO) : field.maxAge
    // Two days in from either side keeps clear of a 29 February at the bounds, and a year from the
    // upper one of a birthday until the cover begins.
    const youngest = addDays(addYears(asOf, -minAge), minAge === 0 ? 0 : -2)
    const oldest = addDays(addYears(asOf, -maxAge), 2)
    return addDays(oldest, pick(daysBetween(oldest, youngest)))
  },
}

function relationBounds({ relationFrom, grownChildren }: BirthDateField): string {
  if (relationFrom === undefined) return ''
  return `; a spouse from ${SPOUSE_FROM}${grownChildren ? '' : `, a child up to ${CHILD_UP_TO}`}`
}

/** Looked at from the first day of cover it is not known: this is about what is plausible, not about a price. */
function relationOf(field: BirthDateField, { siblings }: FieldContext): unknown {
  return field.relationFrom === undefined ? undefined : siblings[field.relationFrom]
}
