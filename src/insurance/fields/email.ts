import type { EmailField } from './field.ts'
import { accept, type FieldKind, NO_FAULTS, refuse } from './field-kind.ts'

/** Something before the @, a dotted domain after it; whether it exists is told by the mail sent. */
const PATTERN = /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/u

export const email: FieldKind<EmailField, string> = {
  parse(raw) {
    const value = typeof raw === 'string' ? raw.trim() : ''
    return value.length <= 254 && PATTERN.test(value) ? accept(value) : refuse('notAnEmail')
  },
  check: () => NO_FAULTS,
  show: (value) => value,
  jsonSchema: () => ({ type: 'string', format: 'email', maxLength: 254 }),
  sample: (_, pick) => `person${pick(9999)}@example.org`,
}
