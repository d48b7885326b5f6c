import { holds } from '../conditions/evaluate.ts'
import { ELSEWHERE, parsePostcode } from '../identifiers/postcode.ts'
import type { PostcodeField } from './field.ts'
import { accept, type FieldContext, type FieldKind, NO_FAULTS, refuse } from './field-kind.ts'

export const postcode: FieldKind<PostcodeField, string> = {
  parse(raw, field, context) {
    const country = countryOfPostcode(field, context)
    const code = typeof raw === 'string' ? parsePostcode(raw, country) : undefined
    if (code) return accept(code)
    return refuse(country === 'DE' ? 'notAPostcode' : 'notAPostcodeThere')
  },
  check: () => NO_FAULTS,
  show: (value) => value,
  jsonSchema: (field) =>
    field.countryFrom
      ? { type: 'string' }
      : { type: 'string', pattern: '^(0[1-9]|[1-9]\\d)\\d{3}$' },
  sample(field, pick, context) {
    const country = countryOfPostcode(field, context)
    if (country !== 'DE') return SAMPLES[country] ?? '12345'
    return String(1067 + pick(99_998 - 1067)).padStart(5, '0')
  },
}

/** People who live abroad may type the postcode before the country is chosen. */
export function countryOfPostcode(
  { countryFrom, optionalWhen }: PostcodeField,
  { siblings, asOf }: FieldContext,
): string {
  const country = countryFrom && siblings[countryFrom]
  if (typeof country === 'string') return country
  // Postcodes are left out abroad alone.
  return optionalWhen && holds(optionalWhen, siblings, asOf) ? ELSEWHERE : 'DE'
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
