import type { Field } from '#insurance/fields/field.ts'
import { computeJourney } from '#insurance/journey/compute-journey.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'

/** What a link brings along, and the query without it. */
export interface Prefill {
  readonly answers: Readonly<Record<string, unknown>>
  readonly tier: string | undefined
  /** The query keys that are not ours, such as those of a campaign. */
  readonly rest: URLSearchParams
  /** Whether the address has to be cleaned. */
  readonly found: boolean
}

/**
 * Reads answers from query keys that are named after fields. Nothing about health or a person is
 * ever taken from an address, and what the line refuses is left to be asked.
 */
export function readPrefill(
  definition: LineDefinition,
  query: URLSearchParams,
  asOf: IsoDate,
): Prefill {
  const fields = definition.steps.flatMap((step) => step.fields)
  const rest = new URLSearchParams(query)
  const given: Record<string, unknown> = {}
  for (const field of fields) {
    if (!query.has(field.id)) continue
    rest.delete(field.id)
    if (mayComeByLink(field)) {
      const values = query.getAll(field.id)
      given[field.id] = values.length > 1 ? values : values[0]
    }
  }
  const asked = query.get('tier')
  rest.delete('tier')
  const tier = definition.tiers.find(({ id }) => id === asked)
  const { errors } = computeJourney(definition, given, asOf)
  const wrong = errors.map(({ path }) => path.split('.')[0])
  const right = Object.entries(given).filter(([id]) => !wrong.includes(id))
  return {
    answers: { ...Object.fromEntries(right), ...tier?.sets },
    tier: tier?.id,
    rest,
    found: rest.size !== query.size,
  }
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
