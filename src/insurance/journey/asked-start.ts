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
  let first: IsoDate | undefined
  for (const path of startPathsOf(line)) {
    for (const { value } of valuesAt(answers, path)) {
      const day = typeof value === 'string' ? parseIsoDate(value) : undefined
      if (day && (!first || day < first)) first = day
    }
  }
  return first
}

/** The first day on which cover can begin for who asks on a day: mostly the next. */
export function earliestStart(
  line: Pick<LineDefinition, 'startsOn' | 'steps'>,
  asOf: IsoDate,
): IsoDate {
  let earliest: IsoDate | undefined
  for (const bound of earliestBounds(line)) {
    const day = resolveBound(bound, asOf)
    if (!earliest || day < earliest) earliest = day
  }
  return earliest ?? asOf
}

function earliestBounds(line: Pick<LineDefinition, 'startsOn' | 'steps'>): readonly DateBound[] {
  const known = boundsOfLines.get(line.steps)
  if (known) return known
  const fields = line.steps.flatMap((step): readonly Field[] => step.fields)
  const made = startPathsOf(line).flatMap((path): DateBound[] => {
    const [id, part] = path.split('.')
    const field = fields.find((each) => each.id === id)
    const asked = field && part ? partsOf(field).find((each) => each.id === part) : field
    return asked?.kind === 'date' && asked.earliest ? [asked.earliest] : []
  })
  boundsOfLines.set(line.steps, made)
  return made
}

/** Asked with every quote, and never changed. */
const boundsOfLines = new WeakMap<LineDefinition['steps'], readonly DateBound[]>()
