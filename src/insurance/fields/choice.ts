import type { ChoiceField } from './field.ts'
import { accept, type FieldKind, NO_FAULTS, refuse } from './field-kind.ts'

export const choice: FieldKind<ChoiceField, string> = {
  parse(raw, field) {
    const text = typeof raw === 'number' ? String(raw) : raw
    return typeof text === 'string' && field.options.includes(text)
      ? accept(text)
      : refuse('notAnOption')
  },
  check: () => NO_FAULTS,
  show: (value, _, { copy }) => copy.options?.[value] ?? value,
  jsonSchema: (field) => ({ type: 'string', enum: field.options }),
  sample: (field, pick) => field.options[pick(field.options.length - 1)] ?? '',
}
