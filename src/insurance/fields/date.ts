import { addDays, daysBetween, type IsoDate, parseIsoDate, showDate } from '../values/iso-date.ts'
import { type DateBound, resolveBound } from './date-bound.ts'
import type { DateField } from './field.ts'
import { accept, type FieldKind, fault, NO_FAULTS, refuse } from './field-kind.ts'

export const date: FieldKind<DateField, IsoDate> = {
  parse(raw) {
    const value = typeof raw === 'string' ? parseIsoDate(raw.trim()) : undefined
    return value ? accept(value) : refuse('notADate')
  },
  check(value, field, { asOf }) {
    const earliest = field.earliest && resolveBound(field.earliest, asOf)
    const latest = field.latest && resolveBound(field.latest, asOf)
    if (earliest && value < earliest) return [fault('tooEarly', { earliest })]
    if (latest && value > latest) return [fault('tooLate', { latest })]
    return NO_FAULTS
  },
  show: (value, _, { language }) => showDate(value, language),
  jsonSchema: () => ({ type: 'string', format: 'date' }),
  sample(field, pick, { asOf }) {
    // What was too long ago is reckoned on the first day of cover, at most a year ahead.
    const earliest = resolveBound(aYearIn(field.earliest ?? { months: -60 }), asOf)
    const latest = resolveBound(field.latest ?? { months: 60 }, asOf)
    return addDays(earliest, pick(Math.max(0, daysBetween(earliest, latest))))
  },
}

function aYearIn(bound: DateBound): DateBound {
  return typeof bound === 'object' && 'months' in bound && bound.months < -12
    ? { months: bound.months + 12 }
    : bound
}
