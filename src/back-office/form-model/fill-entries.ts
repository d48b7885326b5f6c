import { asList, asValues, type Values } from './as-values.ts'
import type { FormField } from './form-field.ts'
import { fieldsOfDocument } from './form-of-collection.ts'
import { isDrawn } from './is-drawn.ts'

/**
 * The attributes for a form: entries of lists have all their fields, also the empty ones. A form looks
 * for what an entry does not have in what was loaded at its place, which is another entry once one is
 * moved or removed. `dropEmpty` takes them away again.
 */
export function fillEntries(collection: string, attributes: Values): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...attributes }
  for (const field of fieldsOfDocument(collection, attributes)) {
    const isGiven = attributes[field.name] !== undefined && attributes[field.name] !== null
    const isNested = field.kind === 'group' || field.kind === 'list' || field.kind === 'blocks'
    if (isGiven && isNested && !isDrawn(field)) {
      filled[field.name] = fillValue(field, attributes[field.name])
    }
  }
  return filled
}

type EntriesField = Extract<FormField, { kind: 'list' | 'blocks' }>

/** An entry that nobody has filled in yet; where there are several kinds, of the first. */
export function emptyEntry(field: EntriesField): Record<string, unknown> {
  if (field.kind === 'list') return fillGroup(field.fields, {})
  return fillEntry(field, { __component: Object.keys(field.blocks)[0] })
}

function fillEntry(field: EntriesField, entry: Values): Record<string, unknown> {
  if (field.kind === 'list') return fillGroup(field.fields, entry)
  // Its kind may be changed, and then it asks for what another has.
  const ofAnyKind = fillGroup(Object.values(field.blocks).flat(), {})
  return { ...ofAnyKind, ...fillGroup(field.blocks[String(entry['__component'])] ?? [], entry) }
}

function fillGroup(fields: readonly FormField[], values: Values): Record<string, unknown> {
  const filled = fields.map((field) => [field.name, fillValue(field, values[field.name])])
  return { ...values, ...Object.fromEntries(filled) }
}

function fillValue(field: FormField, value: unknown): unknown {
  switch (field.kind) {
    case 'group':
      return fillGroup(field.fields, asValues(value))
    case 'list':
    case 'blocks':
      return asList(value).map((entry) => fillEntry(field, asValues(entry)))
    case 'choices':
      return asList(value)
    default:
      return value ?? field.initial ?? null
  }
}
