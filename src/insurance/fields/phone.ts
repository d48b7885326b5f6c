import { parsePhone } from '../identifiers/phone.ts'
import type { PhoneField } from './field.ts'
import { accept, type FieldKind, NO_FAULTS, refuse } from './field-kind.ts'

export const phone: FieldKind<PhoneField, string> = {
  parse(raw) {
    const value = typeof raw === 'string' ? parsePhone(raw) : undefined
    return value ? accept(value) : refuse('notAPhone')
  },
  check: () => NO_FAULTS,
  show: (value) => value,
  jsonSchema: () => ({ type: 'string', pattern: '^\\+[1-9]\\d{6,14}$', description: 'E.164' }),
  sample: (_, pick) => `+49151${String(10_000_000 + pick(89_999_999))}`,
}
