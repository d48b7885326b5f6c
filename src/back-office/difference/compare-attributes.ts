import { asList, asValues, type Values } from '../form-model/as-values.ts'
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

/** What editors call a document that a field refers to; its uid where nobody knows. */
export type NameOf = (target: string, uid: string) => string

const byUid: NameOf = (_, uid) => uid

/** What changed between two states, field by field, as text that can be read. */
export function compareAttributes(
  collection: string,
  before: Values,
  after: Values,
  nameOf: NameOf = byUid,
): FieldChange[] {
  const described = (values: Values) => describeDocument(collection, values)
  const named = (values: Values) => describeDocument(collection, values, nameOf)
  const [old, now] = [described(before), described(after)]
  const [oldNamed, nowNamed] = [named(before), named(after)]
  // In the order of the newer state; what it no longer has comes last.
  const labels = [...now.keys(), ...[...old.keys()].filter((label) => !now.has(label))]
  return labels
    .filter((label) => old.get(label) !== now.get(label))
    .map((label) => {
      // Two documents may be called the same.
      const areAlike = oldNamed.get(label) === nowNamed.get(label)
      const [from, to] = areAlike ? [old, now] : [oldNamed, nowNamed]
      return { label, before: from.get(label) ?? '', after: to.get(label) ?? '' }
    })
}

/** Every field that is filled in, as text, by its label. */
export function describeDocument(
  collection: string,
  attributes: Values,
  nameOf: NameOf = byUid,
): Map<string, string> {
  const described = new Map<string, string>()
  const describe: Describe = (field, value, way) =>
    described.set(way.join(', '), textOf(field, value, nameOf))
  describeGroup(fieldsOfDocument(collection, attributes), attributes, [], describe)
  return described
}

type Describe = (field: FormField, value: unknown, way: readonly string[]) => void

function describeGroup(
  fields: readonly FormField[],
  values: Values,
  way: readonly string[],
  describe: Describe,
): void {
  for (const field of fields) {
    const value = values[field.name]
    if (value === undefined || value === null || value === '') continue
    describeField(field, value, [...way, labelOf(field.name)], describe)
  }
}

function describeField(
  field: FormField,
  value: unknown,
  way: readonly string[],
  describe: Describe,
): void {
  const [last = ''] = way.slice(-1)
  const numbered = (index: number, kind = last) => [...way.slice(0, -1), `${kind} ${index + 1}`]
  if (field.kind === 'group') {
    describeGroup(field.fields, asValues(value), way, describe)
  } else if (field.kind === 'list') {
    for (const [index, each] of asList(value).entries()) {
      describeGroup(field.fields, asValues(each), numbered(index), describe)
    }
  } else if (field.kind === 'blocks') {
    for (const [index, each] of asList(value).entries()) {
      const block = asValues(each)
      const kind = String(block['__component'])
      const place = [...numbered(index, 'Block'), labelOf(kind)]
      describeGroup(field.blocks[kind] ?? [], block, place, describe)
    }
  } else describe(field, value, way)
}

function textOf(field: FormField, value: unknown, nameOf: NameOf): string {
  const written = (each: unknown) => {
    if (field.kind === 'reference') return nameOf(field.target, String(each))
    if (field.kind === 'choice' || field.kind === 'choices') return labelOf(String(each))
    return typeof each === 'object' ? JSON.stringify(each) : String(each)
  }
  if (field.kind === 'rich-text') return textOfRichText(String(value))
  if (field.kind === 'boolean') return value === true ? 'Yes' : 'No'
  return Array.isArray(value) ? value.map(written).join(', ') : written(value)
}
