import { parseIban, showIban } from '../identifiers/iban.ts'
import type { IbanField } from './field.ts'
import { accept, type FieldKind, NO_FAULTS, refuse } from './field-kind.ts'

export const iban: FieldKind<IbanField, string> = {
  parse(raw) {
    const value = typeof raw === 'string' ? parseIban(raw) : undefined
    return value ? accept(value) : refuse('notAnIban')
  },
  check: () => NO_FAULTS,
  show: (value) => showIban(value),
  jsonSchema: () => ({ type: 'string', pattern: '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$' }),
  sample: (_, pick) => SAMPLES[pick(SAMPLES.length - 1)] ?? '',
}

/** Examples of the standard and of national banks' documentation. */
const SAMPLES = ['DE89370400440532013000', 'AT611904300234573201', 'NL91ABNA0417164300']
