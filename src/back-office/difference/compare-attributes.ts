import type { FormField } from '../form-model/form-field.ts'
import { fieldsOfDocument } from '../form-model/form-of-collection.ts'
import { labelOf } from '../form-model/label-of.ts'
import { textOfRichText } from './text-of-rich-text.ts'

/** A field that is not the same in two states of a document. */
export interface FieldChange {
  /** What an editor calls the field, with the way to it: `Author, Name`. */
  label: string
  before: string
  after: string
}

type Values = Readonly<Record<string, unknown>>

/** What changed between two states, field by field, as text that can be read. */
export function compareAttributes(
  collection: string,
  before: Values,
  after: Values,
): FieldChange[] {
  const [old, now] = [describeDocument(collection, before), describeDocument(collection, after)]
  // In the order of the newer state; what it no longer has comes last.
  const labels = [...now.keys(), ...[...old.keys()].filter((label) => !now.has(label))]
  return labels
    .map((label) => ({ label, before: old.get(label) ?? '', after: now.get(label) ?? '' }))
    .filter((change) => change.before !== change.after)
}

/** Every field that is filled in, as text, by its label. */
export function describeDocument(collection: string, attributes: Values): Map<string, string> {
  const described = new Map<string, string>()
  describeGroup(fieldsOfDocument(collection, attributes), attributes, [], described)
  return described
}

function describeGroup(
  fields: readonly FormField[],
  values: Values,
  way: readonly string[],
  described: Map<string, string>,
): void {
  for (const field of fields) {
    const value = values[field.name]
    if (value === undefined || value === null || value === '') continue
    describeField(field, value, [...way, labelOf(field.name)], described)
  }
}

function describeField(
  field: FormField,
  value: unknown,
  way: readonly string[],
  described: Map<string, string>,
): void {
  const [last = ''] = way.slice(-1)
  const numbered = (index: number, kind = last) => [...way.slice(0, -1), `${kind} ${index + 1}`]
  if (field.kind === 'group') {
    describeGroup(field.fields, asValues(value), way, described)
  } else if (field.kind === 'list') {
    for (const [index, each] of asList(value).entries()) {
      describeGroup(field.fields, asValues(each), numbered(index), described)
    }
  } else if (field.kind === 'blocks') {
    for (const [index, each] of asList(value).entries()) {
      const block = asValues(each)
      const kind = String(block['__component'])
      const place = [...numbered(index, 'Block'), labelOf(kind)]
      describeGroup(field.blocks[kind] ?? [], block, place, described)
    }
  } else described.set(way.join(', '), textOf(field, value))
}

function textOf(field: FormField, value: unknown): string {
  if (field.kind === 'rich-text') return textOfRichText(String(value))
  if (field.kind === 'boolean') return value === true ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
