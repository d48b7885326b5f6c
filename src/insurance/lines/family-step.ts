import type { ItemField } from '../fields/field.ts'
import type { ApplicationStep } from './step.ts'

/**
 * Who exactly the `dependants` of the quote are, up to the same age. `more` is what the insurer
 * needs of each besides.
 */
export function familyStep(maxAge: number, more: readonly ItemField[] = []): ApplicationStep {
  return {
    id: 'family',
    stage: 'application',
    when: { dependants: { countAtLeast: 1 } },
    fields: [
      {
        id: 'dependantNames',
        kind: 'list',
        min: 1,
        max: 8,
        items: [
          { id: 'firstName', kind: 'text', maxLength: 60, name: true },
          { id: 'lastName', kind: 'text', maxLength: 60, name: true },
          { id: 'birthDate', kind: 'birthDate', minAge: 0, maxAge },
          ...more,
        ],
      },
    ],
  }
}
