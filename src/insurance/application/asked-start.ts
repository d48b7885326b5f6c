import type { Answers } from '../conditions/evaluate.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import { type IsoDate, parseIsoDate } from '../values/iso-date.ts'

/** The first day of cover that the answers ask for. */
export function askedStart(
  { startsOn = ['startDate'] }: Pick<LineDefinition, 'startsOn'>,
  answers: Answers,
): IsoDate | undefined {
  return startsOn
    .flatMap((path) => daysAt(path, answers))
    .toSorted()
    .at(0)
}

function daysAt(path: string, answers: Answers): readonly IsoDate[] {
  const [field = '', part] = path.split('.')
  const given = answers[field]
  const values =
    part === undefined ? [given] : ((given ?? []) as readonly Answers[]).map((entry) => entry[part])
  return values.flatMap((value) => (typeof value === 'string' ? (parseIsoDate(value) ?? []) : []))
}
