import { resolveBound } from '../fields/date-bound.ts'
import type { Field, ListField } from '../fields/field.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import { referenceAnswers } from '../lines/reference-answers.ts'
import { addDays, addYears, bornForAge, type IsoDate } from '../values/iso-date.ts'

/**
 * The answers of the reference profile with some of them changed. Keys are those of a form: the id
 * of a field, and for lists `dogs.0.breed` (one entry), `dogs.breed` (all) and `employees.count`.
 * `age` stands for a birth date that keeps its age. Values are text as a person writes it.
 */
export function changeReference(
  line: Pick<LineDefinition, 'reference' | 'steps'>,
  changes: Readonly<Record<string, unknown>>,
  asOf: IsoDate,
): Record<string, unknown> {
  const answers = referenceAnswers(line, asOf)
  for (const [key, value] of Object.entries(changes)) {
    const path = pathOf(line, key)
    if (!path) continue
    if (path.entry === 'count') answers[path.field.id] = repeated(answers[path.field.id], value)
    else if (path.item) answers[path.field.id] = changed(answers[path.field.id], path, value, asOf)
    else answers[path.field.id] = answerOf(path, value, asOf)
  }
  return answers
}

/** Where a key leads in the quote stage of a line; undefined: to no question of it. */
export function pathOf(line: Pick<LineDefinition, 'steps'>, key: string): ChangePath | undefined {
  const fields = quoteFields(line)
  if (key === 'age') {
    // Of an animal it is a plain date.
    const field = fields.find(({ id, kind }) => kind === 'birthDate' || id === 'birthDate')
    return field && { field, isAge: true }
  }
  const [id = '', ...rest] = key.split('.')
  const field = fields.find((each) => each.id === id)
  if (!field || rest.length === 0) return field && { field }
  if (field.kind !== 'list') return undefined
  if (rest[0] === 'count' && rest.length === 1) return { field, entry: 'count' }
  const position = /^\d$/.test(rest[0] ?? '') ? Number(rest.shift()) : undefined
  const item = itemOf(field, rest[0])
  if (!item || rest.length !== 1) return undefined
  return { field, ...item, ...(position === undefined ? {} : { entry: position }) }
}

export interface ChangePath {
  readonly field: Field
  /** The question of an entry of a list. */
  readonly item?: Field
  /** Which entry; all of them when absent. `count` is how many there are. */
  readonly entry?: number | 'count'
  /** The value is a number of years instead of a date. */
  readonly isAge?: true
}

export function quoteFields(line: Pick<LineDefinition, 'steps'>): readonly Field[] {
  return line.steps.filter(({ stage }) => stage === 'quote').flatMap(({ fields }) => fields)
}

function itemOf(
  field: ListField,
  id: string | undefined,
): Pick<ChangePath, 'item' | 'isAge'> | undefined {
  const wanted = id === 'age' ? 'birthDate' : id
  const item = field.items.find((each) => each.id === wanted)
  return item && (id === 'age' ? { item, isAge: true } : { item })
}

function answerOf(path: ChangePath, value: unknown, asOf: IsoDate): unknown {
  if (path.isAge) return bornAt(path.item ?? path.field, Number(value), asOf)
  const field = path.item ?? path.field
  if (field.kind === 'severalChoices' && typeof value === 'string') return value.split(',')
  return value
}

/**
 * A day on which somebody of this age can be born. An animal's, which is a plain date, is today's, or the
 * nearest that the field allows on the first day of cover: one since the first of the month may be too old
 * for it already.
 */
export function bornAt(field: Field, age: number, asOf: IsoDate): IsoDate {
  if (field.kind !== 'date') return bornForAge(clampAge(age), asOf)
  const born = addYears(asOf, -clampAge(age))
  const earliest = field.earliest && resolveBound(field.earliest, addDays(asOf, 1))
  const latest = field.latest && resolveBound(field.latest, asOf)
  const next = addDays(born, 1)
  if (earliest === next) return next
  return latest && latest < born ? latest : born
}

/** An age that no field allows anyway must not make a date that does not exist. */
function clampAge(age: number): number {
  return Number.isInteger(age) ? Math.min(Math.max(age, 0), 150) : 0
}

function changed(entries: unknown, path: ChangePath, value: unknown, asOf: IsoDate): unknown {
  if (!Array.isArray(entries) || !path.item) return entries
  const { id } = path.item
  return entries.map((entry: object, index) =>
    path.entry === undefined || path.entry === index
      ? { ...entry, [id]: answerOf(path, value, asOf) }
      : entry,
  )
}

/** The first entry, as often as wanted. */
function repeated(entries: unknown, count: unknown): unknown {
  if (!Array.isArray(entries)) return entries
  const wanted = Number(count)
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 500) return entries
  return Array.from({ length: wanted }, () => entries[0])
}
