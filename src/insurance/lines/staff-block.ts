import type { ItemField } from '../fields/field.ts'
import type { ApplicationStep } from './step.ts'

/** With more people nobody types them in: a file or links take the place of the form. */
export const MOST_STAFF_TYPED = 100

/**
 * The staff of a company in a group contract: as a file from payroll, typed in here, or entered
 * by each employee through a link of their own. `items` is what the insurer needs of each.
 */
export function staffStep(items: readonly ItemField[]): ApplicationStep {
  return {
    id: 'staff',
    stage: 'application',
    fields: [
      { id: 'staffData', kind: 'choice', options: ['file', 'form', 'links'] },
      {
        id: 'staffFile',
        kind: 'upload',
        maxFiles: 1,
        accept: ['text/csv'],
        columns: items.map(({ id }) => `staff.${id}`),
        when: { staffData: 'file' },
      },
      {
        id: 'staff',
        kind: 'list',
        min: 1,
        max: MOST_STAFF_TYPED,
        items,
        when: { staffData: 'form' },
      },
    ],
  }
}
