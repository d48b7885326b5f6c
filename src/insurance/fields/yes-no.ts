import type { YesNoField } from './field.ts'
import { accept, type FieldKind, NO_FAULTS, refuse } from './field-kind.ts'

type YesNo = 'yes' | 'no'

export const yesNo: FieldKind<YesNoField, YesNo> = {
  parse(raw) {
    if (raw === true || raw === 'yes' || raw === 'true') return accept('yes')
    if (raw === false || raw === 'no' || raw === 'false') return accept('no')
    return refuse('notAnOption')
  },
  check: () => NO_FAULTS,
  show: (value, _, { copy, shared }) => copy.options?.[value] ?? shared.answers[value],
  jsonSchema: () => ({ type: 'string', enum: ['yes', 'no'] }),
  sample: (_, pick) => (pick(1) === 0 ? 'no' : 'yes'),
}
