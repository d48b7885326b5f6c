import { parsePostcode } from '../identifiers/postcode.ts'
import type { PostcodeField } from './field.ts'
import { accept, type FieldKind, NO_FAULTS, refuse } from './field-kind.ts'

export const postcode: FieldKind<PostcodeField, string> = {
  parse(raw, field, { siblings }) {
    const country = field.countryFrom ? siblings[field.countryFrom] : undefined
    const code =
      typeof raw === 'string'
        ? parsePostcode(raw, typeof country === 'string' ? country : 'DE')
        : undefined
    return code ? accept(code) : refuse('notAPostcode')
  },
  check: () => NO_FAULTS,
  show: (value) => value,
  jsonSchema: (field) =>
    field.countryFrom
      ? { type: 'string' }
      : { type: 'string', pattern: '^(0[1-9]|[1-9]\\d)\\d{3}$' },
  sample(field, pick, { siblings }) {
    const country = field.countryFrom ? siblings[field.countryFrom] : undefined
    if (country !== undefined && country !== 'DE') {
      return SAMPLES[String(country)] ?? '12345'
    }
    return String(1067 + pick(99_998 - 1067)).padStart(5, '0')
  },
}

/** Sample postcodes of countries whose form differs from five digits. */
const SAMPLES: Readonly<Record<string, string>> = {
  AT: '1010',
  CH: '8001',
  LU: '1009',
  BE: '1000',
  NL: '1011 AB',
  PL: '00-950',
  PT: '1000-001',
}
