import type { FormField } from './form-field.ts'

/** Whether a field is edited on the page that it makes. The questions of a form are a list like others. */
export function isDrawn(field: FormField): boolean {
  return (
    field.kind === 'blocks' && Object.keys(field.blocks).every((kind) => kind.startsWith('blocks.'))
  )
}
