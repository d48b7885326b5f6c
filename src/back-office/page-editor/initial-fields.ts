import type { FormField } from '../form-model/form-field.ts'

/** What a new block or a new entry of a list begins with. */
export function initialFields(fields: readonly FormField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = initialValue(field)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
}

function initialValue(field: FormField): unknown {
  if (field.initial !== undefined) return field.initial
  if (!field.required) return undefined
  switch (field.kind) {
    case 'list':
      return [initialFields(field.fields)]
    case 'group':
      return initialFields(field.fields)
    case 'reference':
      return field.many ? [] : undefined
    case 'choice':
      return field.values[0]
    case 'boolean':
      return false
    default:
      return undefined
  }
}
