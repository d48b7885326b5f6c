import type { Answers } from '../conditions/evaluate.ts'
import type { Field, ItemField } from './field.ts'
import { accept, type FieldKind, fault, NO_FAULTS, refuse } from './field-kind.ts'
import type { Group } from './group.ts'

/** A kind whose answer is an object of parts: address, person, company. */
export function compositeKind<F extends Field>(
  group: Group,
  makeParts: (field: F) => readonly ItemField[],
): FieldKind<F, Answers> {
  // The same list each time, so that whoever takes it apart does so once.
  const made = new WeakMap<F, readonly ItemField[]>()
  const partsOf = (field: F) => {
    const parts = made.get(field) ?? makeParts(field)
    made.set(field, parts)
    return parts
  }
  return {
    parse(raw, field, { asOf }) {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        return refuse('notAnObject')
      const reading = group.read(partsOf(field), raw, asOf)
      const missing = reading.missing.map((path) => fault('required', undefined, path))
      const errors = [...missing, ...reading.errors]
      return errors.length > 0 ? { ok: false, errors } : accept(reading.answers)
    },
    check: () => NO_FAULTS,
    show: (value, field, context) => group.show(partsOf(field), value, context),
    jsonSchema: (field) => group.jsonSchema(partsOf(field)),
    sample: (field, pick, { asOf }) => group.sample(partsOf(field), pick, asOf),
  }
}
