import { asList, asValues, type Values } from './as-values.ts'
import type { FormField } from './form-field.ts'
import { fieldsOfDocument } from './form-of-collection.ts'

/**
 * The attributes as they shall be kept: lines without spaces around them; what was left empty is
 * absent, so that an untouched group of optional fields does not ask for those of its fields that
 * are required.
 */
export function dropEmpty(collection: string, attributes: Values): Record<string, unknown> {
  return cleanGroup(fieldsOfDocument(collection, attributes), attributes)
}

function cleanGroup(fields: readonly FormField[], values: Values): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const field of fields) {
    const value = cleanValue(field, values[field.name])
    if (value !== undefined) kept[field.name] = value
  }
  return kept
}

function cleanValue(field: FormField, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  switch (field.kind) {
    case 'text':
      // A space at the end of a line is a slip that nobody sees.
      return field.multiline || typeof value !== 'string' ? value : value.trim() || undefined
    case 'group': {
      const group = cleanGroup(field.fields, asValues(value))
      return Object.keys(group).length === 0 && !field.required ? undefined : group
    }
    case 'list':
      return keepFilled(
        field,
        asList(value).map((each) => cleanGroup(field.fields, asValues(each))),
      )
    case 'blocks':
      return asList(value).map((each) => {
        const { __component: kind, ...rest } = asValues(each)
        return { __component: kind, ...cleanGroup(field.blocks[String(kind)] ?? [], rest) }
      })
    case 'choices':
      return keepFilled(field, asList(value))
    case 'reference':
      return field.many ? asList(value) : value
    default:
      return value
  }
}

function keepFilled(field: FormField, list: readonly unknown[]): readonly unknown[] | undefined {
  return list.length === 0 && !field.required ? undefined : list
}
