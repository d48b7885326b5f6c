import type { Answers } from '../conditions/evaluate.ts'
import { valuesAt } from '../journey/values-at.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import { type IsoDate, parseIsoDate } from '../values/iso-date.ts'

/** The first day of cover that the answers ask for. */
export function askedStart(
  { startsOn = ['startDate'] }: Pick<LineDefinition, 'startsOn'>,
  answers: Answers,
): IsoDate | undefined {
  return startsOn
    .flatMap((path) => valuesAt(answers, path))
    .flatMap(({ value }) => (typeof value === 'string' ? (parseIsoDate(value) ?? []) : []))
    .toSorted()
    .at(0)
}
