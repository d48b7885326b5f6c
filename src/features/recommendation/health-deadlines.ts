import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { HealthRecommendation } from '#insurance/eligibility/recommend-health.ts'
import { type IsoDate, isoDateOf, lastDayOfTerm, showDate } from '#insurance/values/iso-date.ts'
import type { HealthSource } from './health-cost.ts'

export interface Deadline {
  readonly code: string
  /** In words; empty where the page words it. */
  readonly text: string
  readonly until: IsoDate
  readonly untilText: string
}

/** Those of the rules, and two that follow from the answers; soonest first. */
export function healthDeadlines(
  result: HealthRecommendation,
  answers: Answers,
  { copy, language }: HealthSource,
  today: IsoDate,
): readonly Deadline[] {
  const used = answers['monthsOnIncomingCover']
  const own: readonly [boolean, string, IsoDate][] = [
    [
      // Where it is closed, by a job or by age, it ends before.
      used !== undefined && Number(used) < 60 && result.products.expatShort.verdict !== 'no',
      'incomingCoverEnds',
      // The last day, as in the calendar of a policy.
      lastDayOfTerm(today, 60 - Number(used ?? 0)),
    ],
    [
      answers['status'] !== 'civilServant' &&
        result.products.private.reasons.some((code) => ABOVE_LIMIT.includes(code)),
      'limitMoves',
      isoDateOf(`${Number(today.slice(0, 4)) + 1}-01-01`),
    ],
  ]
  return [
    ...result.deadlines,
    ...own.filter(([applies]) => applies).map(([, code, until]) => ({ code, until })),
  ]
    .map(({ code, until }) => ({
      code,
      until,
      text: copy.deadlines[code] ?? '',
      untilText: showDate(until, language),
    }))
    .sort((a, b) => (a.until < b.until ? -1 : 1))
}

const ABOVE_LIMIT: readonly string[] = [
  'employeeAboveLimit',
  'aboveLimitFromJanuary',
  'ownsPrivate',
]
