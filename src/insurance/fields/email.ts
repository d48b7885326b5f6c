import { asciiAddress } from '../values/ascii-address.ts'
import type { EmailField } from './field.ts'
import { accept, type FieldKind, NO_FAULTS, refuse } from './field-kind.ts'

/**
 * As `z.email()` has it, by which accounts and the mailer go: whoever applies can be written to, and
 * can sign in. Whether it exists is told by the mail sent.
 */
const PATTERN = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export const email: FieldKind<EmailField, string> = {
  parse(raw) {
    const value = typeof raw === 'string' ? asciiAddress(raw.trim()) : ''
    return value.length <= 254 && PATTERN.test(value) ? accept(value) : refuse('notAnEmail')
  },
  check: () => NO_FAULTS,
  show: (value) => value,
  jsonSchema: () => ({ type: 'string', format: 'email', maxLength: 254 }),
  sample: (_, pick) => `person${pick(9999)}@example.org`,
}
