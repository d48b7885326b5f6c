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
import { accept, type FieldKind, fault, NO_FAULTS, refuse } from './field-kind.ts'

export const birthDate: FieldKind<BirthDateField, IsoDate> = {
  parse(raw) {
    const value = typeof raw === 'string' ? parseIsoDate(raw.trim()) : undefined
    return value ? accept(value) : refuse('notADate')
  },
  check(value, field, { asOf }) {
    if (value > asOf) return [fault('tooLate', { latest: asOf })]
    const age = ageAt(value, asOf)
    if (age < field.minAge) return [fault('tooYoung', { min: field.minAge })]
    if (age > field.maxAge) return [fault('tooOld', { max: field.maxAge })]
    return NO_FAULTS
  },
  show: (value, _, { language }) => showDate(value, language),
  jsonSchema: (field) => ({
    type: 'string',
    format: 'date',
    description: `Date of birth, age ${field.minAge} to ${field.maxAge}`,
  }),
  sample(field, pick, { asOf }) {
    // Two days in from either side keeps clear of a 29 February at the bounds, and a year from the
    // upper one of a birthday until the cover begins.
    const youngest = addDays(addYears(asOf, -field.minAge), field.minAge === 0 ? 0 : -2)
    const oldest = addDays(addYears(asOf, -field.maxAge), 2)
    return addDays(oldest, pick(daysBetween(oldest, youngest)))
  },
}
