import type { ConsentField } from './field.ts'
import { accept, type FieldKind, fault, refuse } from './field-kind.ts'

export const consent: FieldKind<ConsentField, 'yes' | 'no'> = {
  parse(raw) {
    if (raw === true || raw === 'yes' || raw === 'on' || raw === 'true') return accept('yes')
    if (raw === false || raw === 'no' || raw === 'false') return accept('no')
    return refuse('notAnOption')
  },
  check: (value, field) => (value === 'no' && field.required !== false ? [fault('notGiven')] : []),
  show: (value, _, { shared }) => shared.answers[value === 'yes' ? 'given' : 'refused'],
  jsonSchema: (field) => ({
    type: 'string',
    enum: field.required === false ? ['yes', 'no'] : ['yes'],
  }),
  sample: (field, pick) => (field.required === false && pick(1) === 0 ? 'no' : 'yes'),
}
