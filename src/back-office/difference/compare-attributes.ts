import { asList, asValues, type Values } from '../form-model/as-values.ts'
import type { FormField } from '../form-model/form-field.ts'
import { fieldsOfDocument } from '../form-model/form-of-collection.ts'
import { labelOf } from '../form-model/label-of.ts'
import { textOfRichText } from '../form-model/text-of-rich-text.ts'
import { pairEntries, SAME } from './pair-entries.ts'

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
  const changes: FieldChange[] = []
  const gone: FieldChange[] = []
  const compare: Told = (way, field, old, now) => {
    const said = (value: unknown, name: NameOf) =>
      isFilled(value) ? textOf(field, value, name) : ''
    const byUids = [said(old, byUid), said(now, byUid)] as const
    if (byUids[0] === byUids[1]) return
    const byNames = [said(old, nameOf), said(now, nameOf)] as const
    // Two documents may be called the same.
    const [from, to] = byNames[0] === byNames[1] ? byUids : byNames
    const list = isFilled(now) ? changes : gone
    list.push({ label: way.join(', '), before: from, after: to })
  }
  const tellMove: ToldMove = (way, from, to) =>
    changes.push({
      label: way.join(', '),
      before: '',
      after: `Moved from place ${from} to place ${to}`,
    })
  const fields = fieldsOfBoth(collection, before, after)
  walkGroup(fields, before, after, [], { tell: compare, tellMove })
  // In the order of the newer state; what it no longer has comes last.
  return [...changes, ...gone]
}

/** Every field that is filled in, as text, by its label. */
export function describeDocument(
  collection: string,
  attributes: Values,
  nameOf: NameOf = byUid,
): Map<string, string> {
  const described = new Map<string, string>()
  const tell: Told = (way, field, _, value) =>
    isFilled(value) && described.set(way.join(', '), textOf(field, value, nameOf))
  const fields = fieldsOfDocument(collection, attributes)
  walkGroup(fields, {}, attributes, [], { tell, tellMove: () => {} })
  return described
}

/** A document that became one of another shape has fields of both. */
function fieldsOfBoth(collection: string, before: Values, after: Values): readonly FormField[] {
  const fields = fieldsOfDocument(collection, after)
  const names = new Set(fields.map(({ name }) => name))
  const others = fieldsOfDocument(collection, before).filter(({ name }) => !names.has(name))
  return [...fields, ...others]
}

type Told = (way: readonly string[], field: FormField, before: unknown, after: unknown) => void
type ToldMove = (way: readonly string[], from: number, to: number) => void
type Teller = { tell: Told; tellMove: ToldMove }

/** Tells of every field in both states, at once. */
function walkGroup(
  fields: readonly FormField[],
  before: Values,
  after: Values,
  way: readonly string[],
  teller: Teller,
): void {
  for (const field of fields) {
    const [old, now] = [before[field.name], after[field.name]]
    const here = [...way, labelOf(field.name)]
    if (field.kind === 'group') walkGroup(field.fields, asValues(old), asValues(now), here, teller)
    else if (field.kind === 'list' || field.kind === 'blocks')
      walkEntries(field, asList(old).map(asValues), asList(now).map(asValues), here, teller)
    else teller.tell(here, field, old, now)
  }
}

function walkEntries(
  field: FormField & { kind: 'list' | 'blocks' },
  before: readonly Values[],
  after: readonly Values[],
  way: readonly string[],
  teller: Teller,
): void {
  const { from, moved, gone } = pairEntries(before, after, likeness)
  const [last = ''] = way.slice(-1)
  const placeOf = (entry: Values, index: number, isGone = false) => {
    const word = field.kind === 'blocks' ? 'Block' : last
    const numbered = `${word} ${index + 1}${isGone ? ' (removed)' : ''}`
    const kind = field.kind === 'blocks' ? [labelOf(kindOf(entry))] : []
    return [...way.slice(0, -1), numbered, ...kind]
  }
  const fieldsOf = (entry: Values) =>
    field.kind === 'blocks' ? (field.blocks[kindOf(entry)] ?? []) : field.fields
  for (const [index, now] of after.entries()) {
    const origin = from[index]
    const old = origin === undefined ? {} : (before[origin] ?? {})
    const place = placeOf(now, index)
    if (origin !== undefined && moved.has(index)) teller.tellMove(place, origin + 1, index + 1)
    walkGroup(fieldsOf(now), old, now, place, teller)
  }
  for (const index of gone) {
    const old = before[index] ?? {}
    walkGroup(fieldsOf(old), old, {}, placeOf(old, index, true), teller)
  }
}

/** The share of the fields that are the same; blocks of two kinds have none in common. */
function likeness(one: Values, other: Values): number {
  if (kindOf(one) !== kindOf(other)) return 0
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const same = names.filter((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
  // Without any in common it is still the one that stands in its place.
  return same.length === names.length ? SAME : (same.length + 0.5) / (names.length + 1)
}

function kindOf(entry: Values): string {
  return String(entry['__component'] ?? '')
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
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
