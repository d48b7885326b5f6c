import type { FormField } from '#content/form-fields/registry.ts'
import type { Populated } from '#content/source/content-entry.ts'
import type { translator } from '#i18n/translator.ts'
import type { BlockPlace } from '../block-props.ts'
import type { KeptFile } from './form-state.ts'

type FormWording = ReturnType<typeof translator<'forms'>>

export type FormFieldProps = {
  field: Populated<FormField>
  formName: string
  place: BlockPlace
  t: FormWording
  /** What was typed before. */
  typed: readonly string[]
  /** Files that have arrived. */
  kept: readonly KeptFile[]
  error: string | undefined
}
