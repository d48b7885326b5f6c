import type { Answers } from '../conditions/evaluate.ts'
import { type DateBound, resolveBound } from '../fields/date-bound.ts'
import type { Field } from '../fields/field.ts'
import { partsOf } from '../fields/kinds.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import { type IsoDate, parseIsoDate } from '../values/iso-date.ts'
import { valuesAt } from './values-at.ts'

/** Where a line asks for the first day of cover. */
export function startPathsOf({
  startsOn = ['startDate'],
}: Pick<LineDefinition, 'startsOn'>): readonly string[] {
  return startsOn
}

/** The first day of cover that the answers ask for. */
export function askedStart(
  line: Pick<LineDefinition, 'startsOn'>,
  answers: Answers,
): IsoDate | undefined {
  return startPathsOf(line)
    .flatMap((path) => valuesAt(answers, path))
    .flatMap(({ value }) => (typeof value === 'string' ? (parseIsoDate(value) ?? []) : []))
    .toSorted()
    .at(0)
}

/** The first day on which cover can begin for who asks on a day: mostly the next. */
export function earliestStart(
  line: Pick<LineDefinition, 'startsOn' | 'steps'>,
  asOf: IsoDate,
): IsoDate {
  const known = daysOfLines.get(line.steps) ?? new Map<IsoDate, IsoDate>()
  const made = known.get(asOf)
  if (made) return made
  const days = earliestBounds(line).map((bound) => resolveBound(bound, asOf))
  const day = days.toSorted().at(0) ?? asOf
  if (known.size >= MOST_DAYS) known.clear()
  daysOfLines.set(line.steps, known.set(asOf, day))
  return day
}

/** Asked with every quote, mostly for the same few days. */
const daysOfLines = new WeakMap<LineDefinition['steps'], Map<IsoDate, IsoDate>>()
const MOST_DAYS = 100

function earliestBounds(line: Pick<LineDefinition, 'startsOn' | 'steps'>): readonly DateBound[] {
  const fields = line.steps.flatMap((step): readonly Field[] => step.fields)
  return startPathsOf(line).flatMap((path): DateBound[] => {
    const [id, part] = path.split('.')
    const field = fields.find((each) => each.id === id)
    const asked = field && part ? partsOf(field).find((each) => each.id === part) : field
    return asked?.kind === 'date' && asked.earliest ? [asked.earliest] : []
  })
}
