import type { Answers } from '../conditions/evaluate.ts'
import type { ListField } from './field.ts'
import { accept, type FieldError, type FieldKind, fault, NO_FAULTS, refuse } from './field-kind.ts'
import type { Group } from './group.ts'

export function listKind(group: Group): FieldKind<ListField, readonly Answers[]> {
  return {
    parse(raw, field, { asOf }) {
      if (!Array.isArray(raw)) return refuse('notAList')
      // Stops a huge body before it costs anything.
      if (raw.length > field.max) return refuse('tooMany', { max: field.max })
      const errors: FieldError[] = []
      const entries = raw.map((entry: unknown, index) => {
        const reading = group.read(field.items, entry, asOf)
        for (const path of reading.missing)
          errors.push(fault('required', undefined, `${index}.${path}`))
        for (const error of reading.errors)
          errors.push({ ...error, path: `${index}.${error.path}` })
        return reading.answers
      })
      return errors.length > 0 ? { ok: false, errors } : accept(entries)
    },
    check(value, field) {
      if (value.length < field.min) return [fault('tooFew', { min: field.min })]
      const { total } = field
      if (!total) return NO_FAULTS
      const sum = value.reduce((so, entry) => so + Number(entry[total.field] ?? 0), 0)
      return sum === total.equals ? NO_FAULTS : [fault('wrongTotal', { total: total.equals })]
    },
    show: (value, field, context) =>
      value
        .map((entry, index) => `${index + 1}. ${group.show(field.items, entry, context)}`)
        .join('\n'),
    jsonSchema: (field) => ({
      type: 'array',
      items: group.jsonSchema(field.items),
      minItems: field.min,
      maxItems: field.max,
    }),
    sample(field, pick, { asOf }) {
      const count = Math.max(1, field.min) + pick(Math.min(3, field.max) - Math.max(1, field.min))
      const { total } = field
      if (total) {
        // One entry takes the whole: the only split that any bounds on a share allow.
        return [{ ...group.sample(field.items, pick, asOf), [total.field]: total.equals }]
      }
      return Array.from({ length: count }, () => group.sample(field.items, pick, asOf))
    },
  }
}
