import { addDays, addMonths, addYears, type IsoDate } from '../values/iso-date.ts'
import type { LineDefinition, ReferenceAnswer } from './define-line.ts'

/** The answers of the reference profile on a day, with its relative dates worked out. */
export function referenceAnswers(
  line: Pick<LineDefinition, 'reference'>,
  asOf: IsoDate,
): Record<string, unknown> {
  return resolveRecord(line.reference.answers, asOf)
}

function resolveRecord(record: Readonly<Record<string, ReferenceAnswer>>, asOf: IsoDate) {
  return Object.fromEntries(
    Object.entries(record).map(([id, answer]): [string, unknown] => [id, resolve(answer, asOf)]),
  )
}

function resolve(answer: ReferenceAnswer, asOf: IsoDate): unknown {
  if (typeof answer !== 'object') return answer
  if (Array.isArray(answer)) {
    return answer.map((entry) =>
      typeof entry === 'string'
        ? entry
        : resolveRecord(entry as Record<string, ReferenceAnswer>, asOf),
    )
  }
  if ('yearsAgo' in answer) return addYears(asOf, -answer.yearsAgo)
  if ('monthsAgo' in answer) return addMonths(asOf, -answer.monthsAgo)
  if ('daysAhead' in answer) return addDays(asOf, answer.daysAhead)
  return answer
}
