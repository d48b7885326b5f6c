import { FEDERAL_STATES, type FederalState } from '../statutory/federal-states.ts'
import type { StateField } from './field.ts'
import { accept, type FieldKind, NO_FAULTS, refuse } from './field-kind.ts'

export const state: FieldKind<StateField, FederalState> = {
  parse(raw) {
    const code = typeof raw === 'string' ? raw.trim().toUpperCase().replace(/^DE-/, '') : undefined
    const known = FEDERAL_STATES.find((candidate) => candidate === code)
    return known ? accept(known) : refuse('notAState')
  },
  check: () => NO_FAULTS,
  show: (value, _, { shared }) => shared.states[value] ?? value,
  jsonSchema: () => ({ type: 'string', enum: FEDERAL_STATES }),
  sample: (_, pick) => FEDERAL_STATES[pick(FEDERAL_STATES.length - 1)] ?? 'BE',
}
