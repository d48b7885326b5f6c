import type { z } from 'zod'
import type { DocumentForm, FormField } from './form-field.ts'
import { type ReadSchema, readSchema } from './zod-definition.ts'

/** The form of a collection, from its schema, which stays the only place that declares fields. */
export function formOfSchema(schema: z.ZodType): DocumentForm {
  const { def } = readSchema(schema)
  if (def.type !== 'union' || def.discriminator === undefined) {
    return { kind: 'fields', fields: fieldsOf(schema) }
  }
  return {
    kind: 'variants',
    by: def.discriminator,
    variants: variantsOf(def.options ?? [], def.discriminator),
  }
}

function fieldsOf(schema: z.ZodType): FormField[] {
  const { shape = {} } = readSchema(schema).def
  return Object.entries(shape).map(([name, field]) => fieldOf(name, field))
}

function variantsOf(options: z.ZodType[], by: string): Record<string, FormField[]> {
  return Object.fromEntries(
    options.map((option) => {
      const literal = readSchema(option).def.shape?.[by]
      const value = literal && readSchema(literal).def.values?.[0]
      return [String(value), fieldsOf(option).filter(({ name }) => name !== by)]
    }),
  )
}

function fieldOf(name: string, schema: z.ZodType): FormField {
  const read = readSchema(schema)
  const common = {
    name,
    required: !read.optional,
    ...(read.initial === undefined ? {} : { initial: read.initial }),
  }
  return { ...common, ...kindOf(read) }
}

type Kind = FormField extends infer Field
  ? Field extends FormField
    ? Omit<Field, 'name' | 'required' | 'initial'>
    : never
  : never

function kindOf({ def, meta, maxLength, min, max }: ReadSchema): Kind {
  if (meta.reference) return { kind: 'reference', ...meta.reference }
  if (meta.scalar === 'richtext') return { kind: 'rich-text' }
  switch (def.type) {
    case 'string':
      if (def.format === 'date') return { kind: 'date' }
      if (def.format === 'datetime') return { kind: 'moment' }
      return { kind: 'text', multiline: (maxLength ?? 0) > longestLine, maxLength }
    case 'number':
      return { kind: 'number', integer: def.format === 'safeint', min, max }
    case 'boolean':
      return { kind: 'boolean' }
    case 'enum':
    case 'literal':
      return { kind: 'choice', values: valuesOf(def) }
    case 'object':
      return { kind: 'group', fields: fieldsOf(wrap(def)) }
    case 'array':
      return listOf(def.element)
    case 'union':
      return { kind: 'text', multiline: false, maxLength: undefined }
    default:
      return { kind: 'other' }
  }
}

/** Longer texts get several lines. */
const longestLine = 300

function listOf(element: z.ZodType | undefined): Kind {
  if (element === undefined) return { kind: 'other' }
  const { def } = readSchema(element)
  if (def.type === 'object') return { kind: 'list', fields: fieldsOf(element) }
  if (def.type === 'enum') return { kind: 'choices', values: valuesOf(def) }
  if (def.type === 'union' && def.discriminator !== undefined) {
    return { kind: 'blocks', blocks: variantsOf(def.options ?? [], def.discriminator) }
  }
  return { kind: 'other' }
}

function valuesOf({ entries, values = [] }: ReadSchema['def']): string[] {
  return (entries ? Object.values(entries) : values).map(String)
}

/** A definition again as a schema, for the functions that read schemas. */
function wrap(def: ReadSchema['def']): z.ZodType {
  return { def, meta: () => undefined } as unknown as z.ZodType
}
