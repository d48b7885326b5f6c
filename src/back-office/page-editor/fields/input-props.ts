import type { FormField } from '../../form-model/form-field.ts'

export interface InputProps<Field extends FormField = FormField> {
  field: Field
  value: unknown
  /** Undefined for what was emptied. */
  onChange(value: unknown): void
  /** The way to the field inside the block: `['cards', '0', 'title']`. */
  path: readonly string[]
  readOnly: boolean
}

/** What an input of any kind needs to be found by its label and its problem. */
export interface InputParts {
  id: string
  /** The id of the text that says what is wrong. */
  problem: string | undefined
}
