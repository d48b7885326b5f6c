import type { Answers } from '#insurance/conditions/evaluate.ts'
import { rootOf } from '#insurance/conditions/root-of.ts'
import type { Field, ListField } from '#insurance/fields/field.ts'
import { bornAt, type ChangePath, pathOf } from '#insurance/figures/change-reference.ts'
import { computeJourney } from '#insurance/journey/compute-journey.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import { ageAt, type IsoDate, parseIsoDate } from '#insurance/values/iso-date.ts'
import { birthYearOf } from './birth-year.ts'

/** What a link brings along, and the query without it. */
interface Prefill {
  readonly answers: Answers
  readonly tier: string | undefined
  /** The query keys that are not ours, such as those of a campaign. */
  readonly rest: URLSearchParams
  /** Whether the address has to be cleaned. */
  readonly found: boolean
}

/**
 * Reads answers from query keys that are named as the quote cards name them: the id of a field,
 * `age`, and for lists `employees.count`, `dogs.breed` and `dogs.0.breed`. Nothing about health or
 * a person is ever taken from an address, and what the line refuses is left to be asked. What was
 * said before and is more exact, such as the whole date of birth, stays.
 */
export function readPrefill(
  definition: LineDefinition,
  query: URLSearchParams,
  asOf: IsoDate,
  before: Answers = {},
): Prefill {
  const { rest, paths } = sortKeys(definition, query)
  const given: Record<string, unknown> = {}
  // How many entries a list has is known before they are filled.
  const ordered = paths.toSorted((a, b) => rankOf(a.path) - rankOf(b.path))
  for (const { path, values } of ordered) {
    const { id } = path.field
    if (path.field.kind === 'list') {
      const list = (given[id] ?? (Array.isArray(before[id]) ? before[id] : [])) as Answers[]
      const made = withEntry(list, path.field, path, values)
      if (made !== list) given[id] = made
    } else if (mayComeByLink(path.field)) {
      given[id] = path.isAge
        ? dayOfAge(path.field, values[0], asOf)
        : values.length > 1
          ? values
          : values[0]
    }
  }
  const { errors } = computeJourney(definition, given, asOf)
  const wrong = errors.map((error) => rootOf(error.path))
  const right = Object.entries(given).filter(([id]) => !wrong.includes(id))
  const answers = Object.fromEntries(right)
  const { field: aged } = paths.find(({ path }) => path.isAge && !path.item)?.path ?? {}
  if (aged && Object.hasOwn(answers, aged.id)) {
    answers[aged.id] = knownOf(answers[aged.id], before[aged.id], asOf)
  }
  const tier = definition.tiers.find((each) => each.id === query.get('tier'))
  return {
    answers: { ...answers, ...tier?.sets },
    tier: tier?.id,
    rest,
    found: rest.size !== query.size,
  }
}

interface Given {
  readonly path: ChangePath
  readonly values: readonly string[]
}

/** Our keys with what they lead to, and all others. */
function sortKeys(definition: LineDefinition, query: URLSearchParams) {
  const fields = definition.steps.flatMap((step): readonly Field[] => step.fields)
  const rest = new URLSearchParams(query)
  const paths = [...new Set(query.keys())].flatMap((key): Given[] => {
    const field = fields.find(({ id }) => id === key)
    const path = field ? { field } : pathOf(definition, key)
    if (!path) return []
    rest.delete(key)
    if (path.isAge && query.has(path.field.id)) return []
    return [{ path, values: query.getAll(key) }]
  })
  rest.delete('tier')
  return { rest, paths }
}

function rankOf({ entry }: ChangePath): number {
  return entry === 'count' ? 0 : 1
}

/** A list as the link says it. Without a number the first entry is meant, or each of a new list. */
function withEntry(
  list: readonly Answers[],
  field: ListField,
  { entry, item, isAge }: ChangePath,
  [value = '']: readonly string[],
): readonly Answers[] {
  if (entry === 'count') {
    const count = /^\d{1,4}$/.test(value) ? Math.min(Number(value), field.max) : list.length
    return Array.from({ length: count }, (_, index) => list[index] ?? {})
  }
  // An age of all is the average, which is nobody's date of birth.
  if (!item || isAge || !mayComeByLink(item) || (entry ?? 0) >= field.max) return list
  const grown = Array.from(
    { length: Math.max(list.length, (entry ?? 0) + 1) },
    (_, index) => list[index] ?? {},
  )
  const isNew = grown.every((each) => each[item.id] === undefined)
  return grown.map((each, index) =>
    index === (entry ?? 0) || (entry === undefined && isNew) ? { ...each, [item.id]: value } : each,
  )
}

/** A day of birth by which the line judges the age; what is no age stays, to be refused. */
function dayOfAge(field: Field, age = '', asOf: IsoDate): string {
  return /^\d{1,3}$/.test(age) ? bornAt(field, Number(age), asOf) : age
}

/** The whole date, if it was said before and fits the age; else the year as far as it is known. */
function knownOf(born: unknown, before: unknown, asOf: IsoDate): unknown {
  const age = ageAt(born as IsoDate, asOf)
  const known = typeof before === 'string' ? parseIsoDate(before) : undefined
  return known && ageAt(known, asOf) === age ? known : birthYearOf(age, asOf)
}

/** Kinds of a single plain value. */
const PLAIN: readonly Field['kind'][] = [
  'choice',
  'severalChoices',
  'yesNo',
  'number',
  'money',
  'date',
  'birthDate',
  'postcode',
  'state',
]

function mayComeByLink(field: Field): boolean {
  return field.sensitive === undefined && PLAIN.includes(field.kind)
}
