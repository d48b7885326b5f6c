import { regionNames } from '../values/formatters.ts'
import { COUNTRIES } from './countries.ts'
import type { CountryField } from './field.ts'
import { accept, type FieldKind, NO_FAULTS, refuse } from './field-kind.ts'

export const country: FieldKind<CountryField, string> = {
  parse(raw) {
    const code = typeof raw === 'string' ? raw.trim().toUpperCase() : ''
    return COUNTRIES.includes(code) ? accept(code) : refuse('notACountry')
  },
  check: () => NO_FAULTS,
  show: (value, _, { language }) => regionNames(language).of(value) ?? value,
  jsonSchema: () => ({ type: 'string', pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' }),
  sample: (_, pick) => COUNTRIES[pick(COUNTRIES.length - 1)] ?? 'DE',
}
