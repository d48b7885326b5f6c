import type { FormField } from './form-field.ts'
import { labelOf } from './label-of.ts'

export type NamingField = Pick<FormField, 'name' | 'kind'>

/** What tells entries of a list apart: its first text, and what is chosen before it. */
export function namingFields(fields: readonly NamingField[]): readonly NamingField[] {
  const at = fields.findIndex(({ kind }) => kind === 'text')
  if (at < 0) return fields.slice(0, 1)
  return fields.slice(0, at + 1).filter(({ kind }) => kind === 'text' || kind === 'choice')
}

/** What editors call an entry, by the values of those fields; undefined as long as it has no name. */
export function nameOfEntry(
  fields: readonly NamingField[],
  values: readonly unknown[],
): string | undefined {
  const names = fields.flatMap(({ kind }, at) => {
    const value = values[at]
    if (typeof value !== 'string' || value === '') return []
    return [kind === 'choice' ? labelOf(value) : value]
  })
  return names.length === 0 ? undefined : names.join(': ')
}
