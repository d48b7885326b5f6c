import type { FieldCopy, SharedCopy } from './copy.ts'
import type { Field } from './field.ts'

export interface Option {
  readonly value: string
  readonly label: string
}

/** What can be chosen, in words and in the order of the definition; undefined where nothing can. */
export function showOptions(
  field: Field,
  words: FieldCopy['options'],
  shared: SharedCopy,
): readonly Option[] | undefined {
  if (field.kind === 'yesNo') {
    return [
      { value: 'yes', label: shared.answers.yes },
      { value: 'no', label: shared.answers.no },
    ]
  }
  if (field.kind === 'state') {
    return Object.entries(shared.states).map(([value, label]) => ({ value, label }))
  }
  if (!('options' in field)) return undefined
  return field.options.map((value) => ({ value, label: words?.[value] ?? value }))
}
